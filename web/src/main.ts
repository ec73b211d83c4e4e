import { mount } from "svelte";
import "./app/app.css";
import App from "./App.svelte";
import { keepSettings, settings } from "./settings/settings.svelte";
import { switchTo } from "./text/i18n.svelte";
import { FALLBACK, preferred } from "./text/languages";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
keepSettings();

// The words first, then the page: nothing is drawn twice.
const wanted = settings.lang ?? preferred(navigator.languages);
try {
  await switchTo(wanted);
} catch {
  await switchTo(FALLBACK).catch(() => undefined);
}
mount(App, { target });
