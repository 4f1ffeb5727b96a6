/** Which language the page speaks: the one its reader has chosen, else the server's. */

import { words } from "./api/client";
import { keeping } from "./api/kept";
import { speakOtherwise } from "./calling/push";
import { offer } from "./lobby/meta.svelte";
import { settings } from "./settings.svelte";
import { language } from "./words/index.svelte";

function wanted(): string {
  const { meta } = offer;
  // Nobody says which languages there are: what the reader has chosen may have been kept.
  if (!meta) return settings.language || language.code;
  return meta.languages.some(({ code }) => code === settings.language) ? settings.language : meta.language;
}

/** Fetch the words of the language that is wanted, and speak it. Where they cannot be had, the page goes on as before. */
export async function speakAsWanted(): Promise<void> {
  const code = wanted();
  if (code === language.code) return;
  try {
    await language.speakFrom(code, async (one, files) => (await keeping(`words-${one}-${files.join(".")}`, () => words(one, files))).answer.texts);
    void speakOtherwise().catch(() => undefined); // or the next call is in the language of before
  } catch {
    // The page speaks already, if only another language.
  }
}
