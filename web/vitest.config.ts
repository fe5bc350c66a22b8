import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pictures } from "./pictures.config.js";

export default defineConfig({
  plugins: [svelte(), pictures()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // the server's texts and test vectors
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
