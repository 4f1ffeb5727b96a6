import { describe, expect, it } from "vitest";

import { breakable } from "./hyphens";

const seen = (text: string, language: string) => breakable(text, language).replaceAll("\u00ad", "-");

describe("a long word", () => {
  it.each([
    ["en", "Executive Housekeeper", "Executive House-keeper"],
    ["de", "Veranstaltungsleiter", "Veran-stal-tungs-leiter"],
    ["de", "Nachtschwärmer", "Nacht-schwärmer"],
    ["de", "Medizinalrat", "Medi-zi-nal-rat"],
    ["de", "Anweisungskarten", "Anwei-sungs-karten"],
    ["it", "Consigliere dell'Impero", "Con-si-gliere dell'Impero"],
    ["it", "Ambasciatore", "Amba-scia-tore"],
    ["ru", "Капельмейстер дунайского", "Капель-мей-стер дунайского"],
    ["uk", "Компаньйонка", "Ком-пань-йонка"],
  ])("may be broken where its syllables end: %s %s", (language, text, broken) => expect(seen(text, language)).toBe(broken));

  it("loses nothing", () => expect(breakable("Konferenzmanagerin", "de").replaceAll("\u00ad", "")).toBe("Konferenzmanagerin"));
});

it("leaves alone what is short, and what knows no syllables", () => {
  expect(breakable("Herzogin Baron", "de")).toBe("Herzogin Baron");
  expect(breakable("大使夫人与她的随行人员一同前来", "zh")).toBe("大使夫人与她的随行人员一同前来");
});
