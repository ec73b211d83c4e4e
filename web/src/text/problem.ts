/** What went wrong between the page and the server, in words. */

import { ApiError } from "../net/api";
import { find, reasonText } from "./i18n.svelte";

export function problemText(problem: unknown): string {
  if (!(problem instanceof ApiError)) return String(problem);
  return find(`net-${problem.reason.id}`) ?? reasonText(problem.reason);
}
