import { z } from 'zod';
import { cursorQuery, dataOf, type EndpointTable } from '../core/endpoint';
import { contest, contestBody, countedLoads, ownScorecard } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;

export const carrierScorecardApi = {
  'GET /scorecard': {
    ...read,
    summary: 'The carrier’s own figures in the network of each of its shippers',
    response: dataOf(z.array(ownScorecard)),
  },
  'GET /scorecard/{id}/{metric}': {
    ...read,
    summary: 'The loads behind a figure of the carrier in the network of a shipper, the newest first',
    query: cursorQuery,
    response: countedLoads,
  },
  'POST /scorecard/{id}/contests': {
    access: 'brand',
    right: 'bids.write',
    summary: 'Contest something that counts against the carrier in the network of a shipper',
    body: contestBody,
    response: dataOf(contest),
  },
} as const satisfies EndpointTable;
