import { z } from 'zod';
import type { Endpoint } from '@tenderlane/contract';

const SECRET_NAMES = new Set(['token', 'url', 'public_link', 'secret', 'request']);

const found = new WeakMap<Endpoint, boolean>();

/**
 * True when a response holds a secret by its contract or schema. Evaluated lazily for long responses, because reading
 * the schemas of all calls takes a tenth of a start.
 */
export function holdsSecret(endpoint: Endpoint): boolean {
  const holds = found.get(endpoint) ?? readSchema(endpoint);
  found.set(endpoint, holds);
  return holds;
}

function readSchema({ secret, response }: Endpoint): boolean {
  if (secret) return true;
  return response !== null && namesIn(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }));
}

function namesIn(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const names = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return names.some((name) => SECRET_NAMES.has(name)) || Object.values(schema).some(namesIn);
}
