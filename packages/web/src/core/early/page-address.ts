/**
 * Returns the address of a page. An id takes the place of the parameter in the path, or follows as a query where the path has none.
 * Null where the path needs an id and none is given.
 */
export function pageAddress(
  path: string,
  id: string | null,
  query: Readonly<Record<string, string>> = {},
): string | null {
  const parameter = /\{-\$\w+\}|\$\w+/;
  const takesId = parameter.test(path);
  if (takesId && id === null) return path.includes('{-$') ? path.replace(/\/\{-\$\w+\}/, '') : null;
  const search = new URLSearchParams({ ...query, ...(!takesId && id !== null && { id }) }).toString();
  return path.replace(parameter, encodeURIComponent(id ?? '')) + (search && `?${search}`);
}
