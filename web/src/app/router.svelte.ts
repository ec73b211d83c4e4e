/** Page paths, client side. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "record"; table: string | null; match: string | null }
  | { page: "rules"; game: string; code: string | null }
  | { page: "score"; fresh: boolean; code: string | null }
  | { page: "reference"; game: string; option: string | null }
  | { page: "compare"; a: string | null; b: string | null }
  | { page: "glossary" }
  | { page: "lost" };

/** A part of a path in plain letters; one that is no proper code stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [head, first, second] = parts;
  if (head === undefined) return { page: "home" };
  if (head === "t" && first !== undefined && parts.length === 2)
    return { page: "table", id: decoded(first) };
  if (head === "record" && parts.length <= 3)
    return {
      page: "record",
      table: first === undefined ? null : decoded(first),
      match: second ?? null,
    };
  if (head === "rules")
    return {
      page: "rules",
      game: first ?? "thousand",
      code: second === undefined ? null : decoded(second),
    };
  if (head === "score" && (first === undefined || first === "new"))
    return {
      page: "score",
      fresh: first === "new",
      code: second === undefined ? null : decoded(second),
    };
  if (head === "reference" && parts.length <= 3)
    return {
      page: "reference",
      game: first ?? "thousand",
      option: second === undefined ? null : decoded(second),
    };
  if (head === "compare" && parts.length <= 3)
    return {
      page: "compare",
      a: first === undefined ? null : decoded(first),
      b: second === undefined ? null : decoded(second),
    };
  if (head === "glossary" && parts.length === 1) return { page: "glossary" };
  return { page: "lost" };
}

class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  route = $derived(parseRoute(this.path));
}

export const router = new Router();

/** To a page; what stands behind a `#` is the page's own. */
export function go(address: string): void {
  const [path = "/"] = address.split("#");
  if (address !== location.pathname + location.hash) history.pushState(null, "", address);
  router.path = path;
  scrollTo(0, 0);
}

/** Show another address for the same page, without a step in the history. */
export function rename(path: string): void {
  if (path !== location.pathname) history.replaceState(null, "", path);
}

/** A link of this page: followed without a reload, unless a new tab is asked for. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (link === null || link === undefined || link.origin !== location.origin) return;
  if (link.target !== "" || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    router.path = location.pathname;
  });
}
