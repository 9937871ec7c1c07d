/** Own entry of a table under any text; `constructor` and `toString` find nothing. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.getOwnPropertyDescriptor(table, key)?.value as T | undefined;
}
