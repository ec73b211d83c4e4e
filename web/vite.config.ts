import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["PRIKUP_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: {
      $lib: here("./src"),
      // The Fluent files are the same for Python and the page: import them with `?raw`.
      $text: here("../prikup/text"),
    },
  },
  build: {
    // The Python package serves the page from here; git ignores it, the wheel ships it.
    outDir: here("../prikup/web"),
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), here("../prikup/text")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    passWithNoTests: true,
    isolate: false, // a new environment for each file takes four times as long
  },
});
