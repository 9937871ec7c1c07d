import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { presentAuction } from './auction-terms';
import { createLoad } from './create-load';
import { deleteDraft, restoreDraft } from './delete-draft';
import { duplicateLoad } from './duplicate-load';
import { exportLoads } from './export-loads';
import { readHistory } from './history';
import { countByState, listLoads } from './list-loads';
import { findOwnLoad } from './policy';
import { metaOfDraft, viewForEdit, viewLoad } from './view-load';

/** Drafts, lists and views of loads. */
export const loadRoutes = {
  'GET /loads': (context, { query }) => listLoads(context, query),
  'GET /loads/counts': async (context, { query }) => ({ data: await countByState(context, query) }),
  'GET /loads/export': (context, { query }) => exportLoads(context, query),
  'POST /loads': async (context, { body }) => ({ data: { id: await createLoad(context, body.country_id) } }),
  'GET /loads/{id}': async (context, { params }) => ({ data: await viewLoad(context, params.id) }),
  'GET /loads/{id}/edit': async (context, { params }) => {
    const load = await findOwnLoad(context, params.id);
    return { data: await viewForEdit(context, load), meta: await metaOfDraft(context, load) };
  },
  'GET /loads/{id}/auction': async (context, { params }) => {
    const load = await findOwnLoad(context, params.id);
    return { data: presentAuction(load.parts, load.row.publish_at), meta: await metaOfDraft(context, load) };
  },
  'POST /loads/{id}/duplicate': async (context, { params }) => ({
    data: { id: await duplicateLoad(context, params.id) },
  }),
  'DELETE /loads/{id}': async (context, { params }) => {
    await deleteDraft(context, params.id);
    return undefined;
  },
  'PUT /loads/{id}/restore': async (context, { params }) => {
    await restoreDraft(context, params.id);
    return { data: await viewLoad(context, params.id) };
  },
  'GET /loads/{id}/history': (context, { params, query }) => readHistory(context, params.id, query.before),
} satisfies Partial<Handlers<ShipperApi>>;
