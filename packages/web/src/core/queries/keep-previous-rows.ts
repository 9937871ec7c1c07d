interface QueryBefore {
  queryKey: readonly unknown[];
}

/**
 * Keeps the old rows of a list during a request, but only if the named parts of the query are equal, so that no row
 * appears under a wrong tab. The list's query must be the last part of its key.
 */
export function keepPreviousRows<Query extends object>(query: Query, parts: readonly (keyof Query)[]) {
  return <Rows>(rows: Rows | undefined, before: QueryBefore | undefined): Rows | undefined => {
    const last = before?.queryKey.at(-1);
    const isSame = (part: keyof Query) => typeof last === 'object' && (last as Query | null)?.[part] === query[part];
    return parts.every(isSame) ? rows : undefined;
  };
}
