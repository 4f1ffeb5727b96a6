/** The words of these parts come with them, not with the page. */

import { learn } from "../../words/index.svelte";

const files = import.meta.glob<string>("../../../../../words/en/{modules,waltz}.ftl", { eager: true, query: "?raw", import: "default" });
await learn(files);
