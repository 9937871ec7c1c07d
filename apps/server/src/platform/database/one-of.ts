/** Keeps fixed values in the statement's text, so that the planner knows them and partial indexes apply. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
