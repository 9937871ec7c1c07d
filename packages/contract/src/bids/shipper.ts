import { dataOf, type EndpointTable } from '../core/endpoint';
import { readLoads, writeLoads } from '../loads/calls';
import { carrierLoad } from '../loads/carrier-load';
import { bidBody, bidAnswer, bidsPage, bidsQuery } from './schemas';

export const bidsApi = {
  'GET /loads/{id}/preview': {
    ...readLoads,
    summary: 'What carriers will see of this tender',
    response: dataOf(carrierLoad),
  },
  'POST /loads/{id}/options/{option_id}/bids': {
    ...writeLoads,
    summary: 'Enter a bid a carrier made by phone',
    body: bidBody,
    response: bidAnswer,
    status: 201,
  },
  'GET /loads/{id}/bids': {
    ...readLoads,
    summary: 'The bids of a tender, newest first; none while it is sealed',
    query: bidsQuery,
    response: bidsPage,
  },
} as const satisfies EndpointTable;
