import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { assignManager } from './companies/assign-manager';
import { openContestDocument, settleContest, showContests } from './companies/contests';
import { reviewMatch, showMatches } from './companies/matches';
import { showCompanies } from './companies/show-companies';
import { countQueues } from './count-queues';
import { approveFacility, declineFacility, showProposals } from './facilities/facility-proposals';
import { showInstallation } from './installation/installation';
import { retryParked, showParked } from './parked/parked';
import { changeOperatorProfile } from './people/change-profile';
import { openPhoto } from './people/open-photo';
import { showMembers, showProfile } from './people/show-people';

export const operatorRoutes = {
  'GET /operator/queues': async (context) => ({ data: await countQueues(context) }),
  'GET /operator/installation': async (context) => ({ data: await showInstallation(context) }),
  'GET /operator/parked': async (context) => ({ data: await showParked(context) }),
  'PUT /operator/parked/retry': async (context) => ({ data: await retryParked(context, null) }),
  'PUT /operator/parked/{id}/retry': async (context, { params }) => ({ data: await retryParked(context, params.id) }),
  'GET /operator/companies': (context, { query }) => showCompanies(context, query),
  'PUT /operator/companies/{id}/manager': async (context, { params, body }) => ({
    data: await assignManager(context, params.id, body.account_id),
  }),
  'GET /operator/contests': async (context) => ({ data: await showContests(context) }),
  'GET /operator/contests/{id}/document': (context, { params }) => openContestDocument(context, params.id),
  'PUT /operator/contests/{id}/settle': async (context, { params, body }) => {
    await settleContest(context, params.id, body.unconfirm);
    return undefined;
  },
  'GET /operator/matches': async (context) => ({ data: await showMatches(context) }),
  'PUT /operator/matches/{kind}/{id}/review': async (context, { params, body }) => {
    await reviewMatch(context, params, body.note);
    return undefined;
  },
  'GET /operator/facility_proposals': (context, { query }) => showProposals(context, query),
  'PUT /operator/facility_proposals/{id}/approve': async (context, { params }) => ({
    data: await approveFacility(context, params.id),
  }),
  'PUT /operator/facility_proposals/{id}/decline': async (context, { params, body }) => ({
    data: await declineFacility(context, params.id, body.reason),
  }),
  'GET /operator/members': async (context) => ({ data: await showMembers(context) }),
  'GET /operator/profile': async (context) => ({ data: await showProfile(context) }),
  'PUT /operator/profile': { ownTransaction: changeOperatorProfile },
} satisfies Partial<Handlers<ShipperApi>>;

export const supportRoutes = {
  'GET /operator_photos/{id}': (context, { params }) => openPhoto(context, params.id),
} satisfies Partial<Handlers<ShipperApi>>;
