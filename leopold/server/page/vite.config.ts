import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** While developing, the page comes from Vite and everything under /api from the server beside it. */
const server = process.env["LEOPOLD_SERVER"] ?? "http://127.0.0.1:8316";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "./",
  build: {
    target: "es2022",
    // The server's Content-Security-Policy allows no inlined fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the lobby and the table share in one piece: in forty small ones it is packed worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 5, test: /src[\\/](art|pieces|words|api)[\\/](?!waltz|scenes)|node_modules/ }] } } },
  },
  // The words are everybody's, not the page's alone.
  server: { fs: { allow: [".", "../../words"] }, host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
  // Components are tested as the browser runs them, not as a server would.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // A busy machine is slow, not wrong.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
}));
