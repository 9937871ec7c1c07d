import { dataOf, type Endpoint, type EndpointTable } from '../core/endpoint';
import { loadRoute } from '../reference/route';
import { loadAnswer } from './schemas';

export const readLoads = { access: 'brand', right: 'loads.read' } as const;
export const writeLoads = { access: 'brand', right: 'loads.write' } as const;
export const awardLoads = { access: 'brand', right: 'loads.award' } as const;

export const loadCommand = <A extends typeof writeLoads | typeof awardLoads>(access: A, summary: string) =>
  ({ ...access, summary, response: loadAnswer }) satisfies Endpoint;

export const routeApi = {
  'GET /loads/{id}/route': {
    ...readLoads,
    summary: 'The way through its stops: distance, time and roads; null with fewer than two places',
    response: dataOf(loadRoute.nullable()),
  },
} as const satisfies EndpointTable;
