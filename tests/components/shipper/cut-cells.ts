/** Heads and cells with cut text, except names and summaries, which may have any length and have a title. */
export function cutCells(): string[] {
  const heads = [...document.querySelectorAll('th')];
  const isSummary = (cell: HTMLTableCellElement) => heads[cell.cellIndex]?.getAttribute('data-column') === 'tender';
  const cells = [...document.querySelectorAll<HTMLTableCellElement>('tr[data-row] td')];
  const inHeads = heads.flatMap((head) => [...head.querySelectorAll('*')]);
  const inCells = cells.filter((cell) => !isSummary(cell)).flatMap((cell) => [cell, ...cell.querySelectorAll('*')]);
  return [...inHeads, ...inCells]
    .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && part.textContent?.trim())
    .map((part) => `${part.tagName} ${part.scrollWidth}/${part.clientWidth} ${part.textContent?.trim()}`);
}
