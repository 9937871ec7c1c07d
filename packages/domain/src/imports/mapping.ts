/** Field of a kind → place of its column in the file, from 0. */
export type ImportMapping = Readonly<Record<string, number>>;

/** A heading as it is compared: letters and digits only. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface FieldHeadings {
  key: string;
  /** What people call the field, in every language. */
  headings: readonly string[];
}

/** Letters that a heading must share with a known one to be taken for it though it says more. */
const LEAST_LETTERS = 4;

/**
 * Guesses which column holds which field: headings that are one of the field's first, then those that begin with one. Every column
 * and every field is used once; of two columns with the same heading the first, of two headings the one named first.
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

/** Columns whose heading an earlier column has already. */
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

/** Whether a line says the headings once more, as files that were put together do. */
export function repeatsHeadings(columns: readonly string[], cells: readonly string[]): boolean {
  const filled = columns.flatMap((heading, place) => (heading.trim() === '' ? [] : [place]));
  return (
    filled.length > 1 && filled.every((place) => headingKey(columns[place] ?? '') === headingKey(cells[place] ?? ''))
  );
}
