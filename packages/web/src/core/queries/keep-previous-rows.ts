interface QueryBefore {
  queryKey: readonly unknown[];
}

/**
 * Rows of a list stay while the next ones are on their way, but only where the named parts of the query are the same: no
 * row stands under a tab it does not belong to. The list's query is the last part of its key.
 */
export function keepPreviousRows<Query extends object>(query: Query, parts: readonly (keyof Query)[]) {
  return <Rows>(rows: Rows | undefined, before: QueryBefore | undefined): Rows | undefined => {
    const last = before?.queryKey.at(-1);
    const isSame = (part: keyof Query) => typeof last === 'object' && (last as Query | null)?.[part] === query[part];
    return parts.every(isSame) ? rows : undefined;
  };
}
