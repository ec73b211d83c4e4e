/* Keeps the score-keeper's page for a reload without connection: the network first, what was kept
   when it does not answer. Only /score is in its care; nothing that is sent goes through it. */

const CACHE = "prikup-score";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === "navigate";
  const kept = isPage || /^\/(assets|api\/text|api\/rules)\/|^\/api\/games$|\.svg$/.test(pathname);
  if (request.method !== "GET" || origin !== self.location.origin || !kept) return;
  const key = isPage ? "/score" : pathname;
  event.respondWith(
    fetch(request).then(
      async (response) => {
        if (response.ok) {
          const copy = response.clone();
          event.waitUntil(caches.open(CACHE).then((cache) => cache.put(key, copy)));
        }
        return response;
      },
      async () => (await caches.match(key)) ?? Response.error(),
    ),
  );
});
