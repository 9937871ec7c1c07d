import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { changeFacility } from './change/change-facility';
import { changeStatus, deleteFacility, restoreFacility } from './change/change-state';
import { createFacility } from './change/create-facility';
import { saveFavourite } from './change/save-favourite';
import { readFacilityHistory } from './history';
import { exportCsv } from '../../platform/exports/table-export';
import { facilitiesExport } from './list/export-facilities';
import { showFacilities } from './list/list-facilities';
import { proposeFacility } from './proposals/propose';
import { withdrawProposal } from './proposals/withdraw-proposal';
import { showFacility } from './show-facility';

export const facilityRoutes = {
  'GET /facilities': (context, { query }) => showFacilities(context, query),
  'GET /facilities/export': (context, { query }) => exportCsv(facilitiesExport, context, query),
  'POST /facilities': async (context, { body }) => ({
    data: await showFacility(context, await createFacility(context, body)),
  }),
  'GET /facilities/{id}': async (context, { params }) => ({ data: await showFacility(context, params.id) }),
  'PUT /facilities/{id}': async (context, { params, body }) => {
    await changeFacility(context, params.id, body);
    return { data: await showFacility(context, params.id) };
  },
  'DELETE /facilities/{id}': async (context, { params }) => {
    await deleteFacility(context, params.id);
    return undefined;
  },
  'PUT /facilities/{id}/restore': async (context, { params }) => {
    await restoreFacility(context, params.id);
    return { data: await showFacility(context, params.id) };
  },
  'PUT /facilities/{id}/status': async (context, { params, body }) => {
    await changeStatus(context, params.id, body.status);
    return { data: await showFacility(context, params.id) };
  },
  'PUT /facilities/{id}/favourite': async (context, { params, body }) => {
    await saveFavourite(context, params.id, body.is_favourite);
    return { data: await showFacility(context, params.id) };
  },
  'GET /facilities/{id}/history': (context, { params, query }) => readFacilityHistory(context, params.id, query.before),
  'POST /facilities/{id}/proposals': async (context, { params, body }) => ({
    data: await proposeFacility(context, params.id, body),
  }),
  'PUT /facilities/{id}/proposals/{proposal_id}/withdraw': async (context, { params }) => ({
    data: await withdrawProposal(context, params.id, params.proposal_id),
  }),
} satisfies Partial<Handlers<ShipperApi>>;
