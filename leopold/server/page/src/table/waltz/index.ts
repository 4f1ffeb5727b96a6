/** The parts of the table that only a game with the expansion has, their tips and their words. */

import { explain } from "../tips";
import { TIPS } from "./tips";
import "./words";

export { hasBeside } from "./pieces";
export { default as ElisabethPortrait } from "../../art/waltz/ElisabethPortrait.svelte";
export { default as AutomatonHouse } from "./AutomatonHouse.svelte";
export { default as Beside } from "./Beside.svelte";
export { default as Front } from "./Front.svelte";
export { default as KeyPart } from "./KeyPart.svelte";
export { default as Lying } from "./Lying.svelte";
export { default as Offers } from "./Offers.svelte";
export { default as Season } from "./Season.svelte";

explain(TIPS);
