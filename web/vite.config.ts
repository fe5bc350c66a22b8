import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pictures } from "./pictures.config.js";

// The page goes into the Python package. Nothing is inlined: the server's policy for
// content allows files of its own only.
export default defineConfig({
  plugins: [svelte(), pictures()],
  build: {
    outDir: "../src/parlour/web_dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/records": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
