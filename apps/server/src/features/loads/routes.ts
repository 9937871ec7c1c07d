import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { startOrder } from './order/start-order';
import { completeOrder } from './order/complete-order';
import { failOrder } from './order/fail-order';
import { contestOrder } from './order/contest-order';
import { showOwnDisputes } from './order/disputes';
import { handOverLoad } from './order/hand-over-load';
import { archiveOwnLoad } from './order/archive-own-load';
import { unarchiveOwnLoad } from './order/unarchive-own-load';
import { changeOwnTags } from './draft/change-tags';
import { createLoad } from './draft/create-load';
import { deleteDraft } from './draft/delete-draft';
import { restoreDraft } from './draft/restore-draft';
import { duplicateLoad } from './draft/duplicate-load';
import { exportCsv, startExport } from '../../platform/exports/table-export';
import { showJob } from '../jobs';
import { loadsExport } from './export/loads-export';
import { groupLoads, readCalendar } from './list/list-groups';
import { readHistory } from './view/history';
import { countByState, listLoads, readTotal } from './list/list-loads';
import { showVehicles } from './vehicles/show-vehicles';
import { findOwnLoad } from './policy';
import { readEligibility } from './view/eligibility';
import { readRoute } from './view/read-route';
import { viewDraft, viewLoad, viewTerms } from './view/view-load';
import { viewNewDraft } from './view/view-new-draft';

export const loadRoutes = {
  'GET /loads': (context, { query }) => listLoads(context, query),
  'GET /loads/counts': async (context, { query }) => ({ data: await countByState(context, query) }),
  'GET /loads/total': async (context, { query }) => ({ data: await readTotal(context, query) }),
  'GET /loads/export': (context, { query }) => {
    const { columns, ...filter } = query;
    return exportCsv(loadsExport, context, { query: filter, columns: columns?.split(',') });
  },
  'POST /loads/exports': async (context, { body: { ids, filter, sort, columns } }) => {
    const query = { ...(ids ? { ids: ids.join(',') } : filter), sort };
    return { data: await showJob(context, await startExport(loadsExport, context, { query, columns })) };
  },
  'GET /loads/groups': (context, { query }) => groupLoads(context, query),
  'GET /loads/calendar': (context, { query }) => readCalendar(context, query),
  'GET /tracking/vehicles': (context, { query }) => showVehicles(context, query),
  'POST /loads': async (context, { body }) => ({ data: { id: await createLoad(context, body.country_id) } }),
  'GET /loads/new': (context) => viewNewDraft(context),
  'GET /loads/{id}': async (context, { params }) => ({ data: await viewLoad(context, params.id) }),
  'GET /loads/{id}/edit': async (context, { params }) => viewDraft(context, await findOwnLoad(context, params.id)),
  'GET /loads/{id}/eligibility': async (context, { params }) => {
    const { row } = await findOwnLoad(context, params.id);
    return { data: await readEligibility(context.sql, row.company_id, row.id) };
  },
  'GET /loads/{id}/route': async (context, { params }) => {
    const { row, parts } = await findOwnLoad(context, params.id);
    return { data: await readRoute(context, { ...row, ...parts }) };
  },
  'GET /loads/{id}/auction': async (context, { params }) => viewTerms(context, await findOwnLoad(context, params.id)),
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
  'PUT /loads/{id}/tags': async (context, { params, body }) => {
    await changeOwnTags(context, params.id, { add: body.add ?? [], remove: body.remove ?? [] });
    return { data: await viewLoad(context, params.id) };
  },
  'PUT /loads/{id}/start': async (context, { params, body }) => ({
    data: await startOrder(context, params.id, body.override_reason),
  }),
  'PUT /loads/{id}/complete': async (context, { params, body }) => ({
    data: await completeOrder(context, params.id, body.waive_reason),
  }),
  'PUT /loads/{id}/fail': async (context, { params, body }) => ({
    data: await failOrder(context, params.id, body.reason),
  }),
  'PUT /loads/{id}/contest': async (context, { params, body }) => ({
    data: await contestOrder(context, params.id, body),
  }),
  'GET /loads/{id}/disputes': async (context, { params }) => ({ data: await showOwnDisputes(context, params.id) }),
  'PUT /loads/{id}/manager': async (context, { params, body }) => {
    await handOverLoad(context, params.id, body.manager_id);
    return { data: await viewLoad(context, params.id) };
  },
  'PUT /loads/{id}/archive': async (context, { params }) => ({ data: await archiveOwnLoad(context, params.id) }),
  'PUT /loads/{id}/unarchive': async (context, { params }) => ({ data: await unarchiveOwnLoad(context, params.id) }),
  'GET /loads/{id}/history': (context, { params, query }) => readHistory(context, params.id, query.before),
} satisfies Partial<Handlers<ShipperApi>>;
