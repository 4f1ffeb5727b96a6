import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/philosopher/400.css";
import "@fontsource/philosopher/700.css";
import "../art/theme.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";
import { fetchCards } from "./samples";

const target = document.getElementById("gallery");
if (!target) throw new Error("The gallery has no wall.");
await fetchCards();
mount(Gallery, { target });
