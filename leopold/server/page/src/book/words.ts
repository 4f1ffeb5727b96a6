/** The words of the book come with it, not with the page. */

import { learn } from "../words/index.svelte";

const files = import.meta.glob<string>("../../../../words/en/{book,modules,rules}.ftl", { eager: true, query: "?raw", import: "default" });
await learn(files);
