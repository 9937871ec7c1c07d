export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  default?: unknown;
}

export function fieldsOf(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
  const branches = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  return branches.flatMap((branch) => [
    { path, schema: branch },
    ...Object.entries(branch.properties ?? {}).flatMap(([name, inner]) => fieldsOf(inner, [...path, name])),
    ...(branch.items && !isJudgedAlone(branch.items) ? fieldsOf(branch.items, [...path, '0']) : []),
  ]);
}

/** A wrong row becomes null; the call names it in its answer and keeps the others. */
const isJudgedAlone = (row: Schema) => row.default === null;

export function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const record = (body ?? {}) as Record<string, unknown>;
  return Object.fromEntries([...Object.entries(record), [name, withValue(record[name], rest, value)]]);
}
