/** The words of the trainer come with it, not with the page; verdicts speak like reviews. */

import puzzles from "../../../../words/en/puzzles.ftl?raw";
import review from "../../../../words/en/review.ftl?raw";
import { learn } from "../words/index.svelte";

await learn({ puzzles, review });
