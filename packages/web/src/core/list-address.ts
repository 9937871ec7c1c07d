/** The API refuses later pages. */
const PAGES_MAX = 400;

/** Returns page 1 for invalid values, because old links may contain anything. */
export function readPage(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, PAGES_MAX) : 1;
}

export const readSort = <Sort extends string>(sorts: readonly Sort[], text: string | undefined, usual: Sort): Sort =>
  sorts.find((sort) => sort === text) ?? usual;

/** Returns the search parameters of a list without empty values, the default order and page 1. */
export function writeList<Sort extends string>(
  filters: Readonly<Record<string, string | number | null | undefined>>,
  { sort, page = 1 }: { sort: Sort; page?: number },
  usual: Sort,
): Record<string, string> {
  const texts = { ...filters, sort: sort === usual ? '' : sort, page: page > 1 ? page : '' };
  return Object.fromEntries(Object.entries(texts).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}
