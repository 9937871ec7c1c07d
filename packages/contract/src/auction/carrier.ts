import { cursorQuery, type EndpointTable } from '../core/endpoint';
import { chain } from './chain';

export const carrierAuctionApi = {
  'GET /loads/{id}/chain': {
    access: 'brand',
    right: 'loads.read',
    summary: 'The chain; payload and salt of own bids only; where bids are hidden only those before the end',
    query: cursorQuery,
    response: chain,
  },
} as const satisfies EndpointTable;
