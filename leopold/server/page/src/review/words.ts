/** The words of the review come with it, not with the page. */

import review from "../../../../words/en/review.ftl?raw";
import { learn } from "../words/index.svelte";

await learn({ review });
