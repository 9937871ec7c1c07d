import type { Endpoint } from '../core/endpoint';
import { loadAnswer } from './schemas';

export const readLoads = { access: 'brand', right: 'loads.read' } as const;
export const writeLoads = { access: 'brand', right: 'loads.write' } as const;
export const awardLoads = { access: 'brand', right: 'loads.award' } as const;

export const loadCommand = <A extends typeof writeLoads | typeof awardLoads>(access: A, summary: string) =>
  ({ ...access, summary, response: loadAnswer }) satisfies Endpoint;
