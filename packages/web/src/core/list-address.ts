/** Beyond this page the API refuses. */
const PAGES_MAX = 400;

/** The page that an address names; old links may hold anything. */
export function readPage(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, PAGES_MAX) : 1;
}

/** The order that an address names, or the usual one. */
export const readSort = <Sort extends string>(sorts: readonly Sort[], text: string | undefined, usual: Sort): Sort =>
  sorts.find((sort) => sort === text) ?? usual;

/** What an address keeps of a filter: the usual order is left out, the first page too, and what is empty. */
export function writeList<Sort extends string>(
  filters: Readonly<Record<string, string | number | null | undefined>>,
  { sort, page = 1 }: { sort: Sort; page?: number },
  usual: Sort,
): Record<string, string> {
  const texts = { ...filters, sort: sort === usual ? '' : sort, page: page > 1 ? page : '' };
  return Object.fromEntries(Object.entries(texts).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}
