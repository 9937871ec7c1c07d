import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { contestFigure } from './contests/contest-figure';
import { decideContest, showContests } from './contests/decide-contest';
import { listLoadsBehind, listOwnLoadsBehind } from './list-counted-loads';
import { showReviews } from './reviews/list-reviews';
import { reviewLoad, showReview } from './reviews/review-load';
import { showOwnScorecards, showScorecard } from './show-scorecard';

export const scorecardRoutes = {
  'GET /carriers/{id}/scorecard': async (context, { params }) => ({ data: await showScorecard(context, params.id) }),
  'GET /carriers/{id}/scorecard/{metric}': (context, { params, query }) =>
    listLoadsBehind(context, params.id, params.metric, query),
  'GET /carriers/{id}/contests': async (context, { params }) => ({ data: await showContests(context, params.id) }),
  'PUT /carriers/{id}/contests/{contest_id}': async (context, { params, body }) => ({
    data: await decideContest(context, params.id, params.contest_id, body),
  }),
  'GET /carriers/{id}/reviews': (context, { params, query }) => showReviews(context, params.id, query),
  'GET /loads/{id}/review': async (context, { params }) => ({ data: await showReview(context, params.id) }),
  'POST /loads/{id}/review': async (context, { params, body }) => ({
    data: await reviewLoad(context, params.id, body),
  }),
} satisfies Partial<Handlers<ShipperApi>>;

export const ownScorecardRoutes = {
  'GET /scorecard': async (context) => ({ data: await showOwnScorecards(context) }),
  'GET /scorecard/{id}/{metric}': (context, { params, query }) =>
    listOwnLoadsBehind(context, params.id, params.metric, query),
  'POST /scorecard/{id}/contests': async (context, { params, body }) => ({
    data: await contestFigure(context, params.id, body),
  }),
} satisfies Partial<Handlers<CarrierApi>>;
