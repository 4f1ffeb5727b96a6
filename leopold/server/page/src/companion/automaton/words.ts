/** The words of modules and of the form of a new game, which the automaton's part speaks too. */

import { learn } from "../../words/index.svelte";

const files = import.meta.glob<string>("../../../../../words/en/{laying,modules,waltz}.ftl", { eager: true, query: "?raw", import: "default" });
await learn(files);
