/** Whoever imports this has the symbols of the expansion in the document: once, however many ask. */

import { mount } from "svelte";

import Symbols from "./Symbols.svelte";

mount(Symbols, { target: document.body });
