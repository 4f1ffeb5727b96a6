/** The words of the companion come with it, not with the page. */

import { learn } from "../words/index.svelte";

const files = import.meta.glob<string>("../../../../words/en/{box,companion,reference,setup,sheet}.ftl", { eager: true, query: "?raw", import: "default" });
await learn(files);
