export type ImportMapping = Readonly<Record<string, number>>;

export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface FieldHeadings {
  key: string;
  headings: readonly string[];
}

/** Number of letters that a longer heading must share with a known one. */
const LEAST_LETTERS = 4;

/**
 * Guesses the column of each field: first headings that equal one of the field's, then those that begin with one. Every
 * column and field is used once; the first column, and the heading named first, win.
 */
export function guessMapping(columns: readonly string[], fields: readonly FieldHeadings[]): ImportMapping {
  const keys = columns.map(headingKey);
  const known = fields.map(({ key, headings }) => ({ key, names: [key, ...headings].map(headingKey) }));
  const mapping = new Map<string, number>();
  const used = new Set<number>();
  const take = (key: string, column: number) => {
    if (column < 0 || mapping.has(key)) return;
    mapping.set(key, column);
    used.add(column);
  };
  for (const { key, names } of known) {
    const free = names.map((name) => keys.findIndex((column, place) => name === column && !used.has(place)));
    take(key, free.find((column) => column >= 0) ?? -1);
  }
  for (const { key, names } of known) {
    const starts = names.filter((name) => name.length >= LEAST_LETTERS);
    take(
      key,
      keys.findIndex((column, place) => !used.has(place) && starts.some((name) => column.startsWith(name))),
    );
  }
  return Object.fromEntries(mapping);
}

export function repeatedColumns(columns: readonly string[]): number[] {
  const seen = new Set<string>();
  return columns.flatMap((heading, place) => {
    const key = headingKey(heading);
    if (key === '') return [];
    if (seen.has(key)) return [place];
    seen.add(key);
    return [];
  });
}

/** True for a row that repeats the headings, as in concatenated files. */
export function repeatsHeadings(columns: readonly string[], cells: readonly string[]): boolean {
  const filled = columns.flatMap((heading, place) => (heading.trim() === '' ? [] : [place]));
  return (
    filled.length > 1 && filled.every((place) => headingKey(columns[place] ?? '') === headingKey(cells[place] ?? ''))
  );
}
