/** What a component needs to know of the screen where style alone does not do. */

import { MediaQuery } from "svelte/reactivity";

/** A phone that lies on its side: the decisions stand beside the felt. */
export const lyingPhone = new MediaQuery("(orientation: landscape) and (max-height: 500px)");
