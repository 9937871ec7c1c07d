import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { createView } from './create-view';
import { changeView } from './change-view';
import { deleteOwnView } from './delete-view';
import { findSeenView } from './policy';
import { presentView } from './presenter';
import { listUserFilters, saveUserFilter } from './user-filters.queries';
import { listViews } from './views.queries';

export const viewRoutes = {
  'GET /user_filter/filters': async ({ sql, principal }, { query }) => ({
    data: await listUserFilters(sql, principal, query.filter_type_id ?? null),
  }),
  'POST /user_filter/filters': async ({ sql, principal, clock }, { body }) => {
    const { filter_type_id, data } = body;
    await saveUserFilter(sql, principal, { filter_type_id, data }, await clock.now(sql));
    return { data: { filter_type_id, data } };
  },
  'GET /views': async ({ sql, principal }, { query }) => {
    const rows = await listViews(sql, principal, query.list ?? null);
    return { data: rows.map((row) => presentView(row, principal)) };
  },
  'POST /views': async (context, { body }) => ({ data: await createView(context, body) }),
  'GET /views/{id}': async (context, { params }) => ({
    data: presentView(await findSeenView(context, params.id), context.principal),
  }),
  'PUT /views/{id}': async (context, { params, body }) => ({ data: await changeView(context, params.id, body) }),
  'DELETE /views/{id}': async (context, { params }) => {
    await deleteOwnView(context, params.id);
    return undefined;
  },
} satisfies Partial<Handlers<ShipperApi>>;
