// Two comforts; the page reads as well without them: tables sorted by a click on a heading, and a switch for the light.
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const falling = head.getAttribute("aria-sort") ? head.getAttribute("aria-sort") === "ascending" : head.className === "n";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", falling ? "descending" : "ascending");
      const value = (row) => {
        const cell = row.cells[column];
        return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
      };
      const compare = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), undefined, { numeric: true }));
      const rows = [...table.tBodies[0].rows].sort((a, b) => (falling ? -1 : 1) * compare(value(a), value(b)));
      table.tBodies[0].append(...rows);
    });
  });
}
{
  const root = document.documentElement;
  const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  const button = document.createElement("button");
  button.className = "theme";
  const name = () => { button.textContent = dark() ? "By day" : "By night"; };
  button.addEventListener("click", () => { root.dataset.theme = dark() ? "light" : "dark"; name(); });
  name();
  document.body.prepend(button);
}
