/** The words of the form of a new game come with it, not with the page. */

import laying from "../../../../words/en/laying.ftl?raw";
import { learn } from "../words/index.svelte";

await learn({ laying });
