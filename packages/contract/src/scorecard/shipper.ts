import { z } from 'zod';
import { cursorQuery, dataOf, type EndpointTable } from '../core/endpoint';
import { readLoads, writeLoads } from '../loads/calls';
import {
  contest,
  contestDecision,
  countedLoads,
  review,
  reviewBody,
  reviewOfLoad,
  reviews,
  scorecard,
} from './schemas';

export const scorecardApi = {
  'GET /carriers/{id}/scorecard': {
    ...readLoads,
    summary: 'The figures of a carrier over the last 90 days, with what they are computed from',
    response: dataOf(scorecard),
  },
  'GET /carriers/{id}/scorecard/{metric}': {
    ...readLoads,
    summary: 'The loads behind a figure, the newest first, with those that do not count and why',
    query: cursorQuery,
    response: countedLoads,
  },
  'GET /carriers/{id}/contests': {
    ...readLoads,
    summary: 'What a carrier contested, open ones first',
    response: dataOf(z.array(contest)),
  },
  'PUT /carriers/{id}/contests/{contest_id}': {
    access: 'brand',
    right: 'carriers.write',
    summary: 'Agree that something does not count, or decline with a text',
    body: contestDecision,
    response: dataOf(contest),
  },
  'GET /carriers/{id}/reviews': {
    ...readLoads,
    summary: 'The company’s own reviews of a carrier, the newest first',
    query: cursorQuery,
    response: reviews,
  },
  'GET /loads/{id}/review': {
    ...readLoads,
    summary: 'The company’s review of the carrier of a load',
    response: dataOf(reviewOfLoad),
  },
  'POST /loads/{id}/review': {
    ...writeLoads,
    summary: 'Review the carrier of a completed load, or change the review within two weeks',
    body: reviewBody,
    response: dataOf(review),
  },
} as const satisfies EndpointTable;
