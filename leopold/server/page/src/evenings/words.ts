/** The words for another device come with the page of evenings, not with the lobby. */

import moving from "../../../../words/en/moving.ftl?raw";
import { learn } from "../words/index.svelte";

await learn({ moving });
