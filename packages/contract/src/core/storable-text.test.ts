import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBases, isStorableText, type EndpointTable } from '../index';

const HALVES = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\udfff\ud800'];

function textsIn(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const inner = (value: unknown, name: string) => textsIn(value as z.core.$ZodType, `${path}.${name}`);
  switch (def.type) {
    case 'string':
      return [[path, schema]];
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([name, field]) => inner(field, name));
    case 'array':
      return inner(def['element'], '0');
    case 'union':
      return (def['options'] as unknown[]).flatMap((option) => inner(option, 'or'));
    case 'record':
      return [...inner(def['keyType'], 'key'), ...inner(def['valueType'], 'value')];
    case 'pipe':
      return inner(def['in'], 'in');
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def['innerType'], 'inner');
    default:
      return [];
  }
}

const texts = Object.entries(apiBases).flatMap(([base, table]) =>
  Object.entries(table as EndpointTable).flatMap(([key, { body, query }]) =>
    [body, query].flatMap((schema) => (schema ? textsIn(schema, `${base} ${key}`) : [])),
  ),
);

describe('text that the database cannot store', () => {
  it('the check finds the texts of all calls', () => expect(texts.length).toBeGreaterThan(100));

  it.each(texts)('%s refuses text that cannot be stored', (_path, schema) => {
    for (const half of HALVES) expect(z.safeParse(schema, half).success, JSON.stringify(half)).toBe(false);
  });

  it('every call accepts complete characters of every script', () => {
    for (const whole of ['🚚 👩‍🚒', 'Қазақша', '', 'a\nb']) expect(isStorableText(whole)).toBe(true);
  });
});
