/** The typefaces with all their scripts; a browser fetches only the ones that the words on the page need. */

import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/philosopher/400.css";
import "@fontsource/philosopher/700.css";
