import { mount } from "svelte";

import "./fonts";
import "./art/theme.css";
import "./app.css";
import App from "./App.svelte";
import { install } from "./installed";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no element to stand in.");
mount(App, { target });
window.addEventListener("load", () => void install());
