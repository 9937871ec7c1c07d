import type { Endpoint } from '../core/endpoint';
import { loadDone } from './schemas';

export const read = { access: 'brand', right: 'loads.read' } as const;
export const write = { access: 'brand', right: 'loads.write' } as const;
export const award = { access: 'brand', right: 'loads.award' } as const;

/** A change of one load, which answers the load as it is then. */
export const change = <A extends typeof write | typeof award>(access: A, summary: string) =>
  ({ ...access, summary, response: loadDone }) satisfies Endpoint;
