/** Which language the page speaks: the one its reader has chosen, else the server's. */

import { words } from "./api/client";
import { offer } from "./lobby/meta.svelte";
import { settings } from "./settings.svelte";
import { SOURCE_LANGUAGE } from "./words/catalogue";
import { language } from "./words/index.svelte";

function wanted(): string {
  const { meta } = offer;
  if (!meta) return language.code;
  return meta.languages.some(({ code }) => code === settings.language) ? settings.language : meta.language;
}

/** Fetch the words of the language that is wanted, and speak it. Where they cannot be had, the page goes on as before. */
export async function speakAsWanted(): Promise<void> {
  const code = wanted();
  if (code === language.code) return;
  try {
    language.speak(code, code === SOURCE_LANGUAGE ? [] : (await words(code)).texts);
  } catch {
    // The page speaks already, if only another language.
  }
}
