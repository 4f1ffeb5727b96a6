/** The words for what is wrong with a pack: most people never need them, so they come with the first pack. */

import packs from "../../../../words/en/packs.ftl?raw";
import { learn } from "../words/index.svelte";

await learn({ packs });
