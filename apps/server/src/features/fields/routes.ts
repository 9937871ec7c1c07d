import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { changeField, createField, deleteField, orderFields, restoreField, showFields } from './change-field';
import { changeList, createList, deleteList, presentList, restoreList } from './change-list';
import { listLists } from './list.queries';

export const fieldRoutes = {
  'GET /field_lists': async ({ sql, principal }) => ({
    data: (await listLists(sql, principal.companyId)).map(presentList),
  }),
  'POST /field_lists': async (context, { body }) => ({ data: await createList(context, body) }),
  'PUT /field_lists/{id}': async (context, { params, body }) => ({ data: await changeList(context, params.id, body) }),
  'DELETE /field_lists/{id}': async (context, { params }) => {
    await deleteList(context, params.id);
    return undefined;
  },
  'PUT /field_lists/{id}/restore': async (context, { params }) => ({ data: await restoreList(context, params.id) }),
  'GET /custom_fields': async (context, { query }) => ({ data: await showFields(context, query.entity ?? null) }),
  'POST /custom_fields': async (context, { body }) => ({ data: await createField(context, body) }),
  'PUT /custom_fields/{id}': async (context, { params, body }) => ({
    data: await changeField(context, params.id, body),
  }),
  'PUT /custom_fields/order': async (context, { body }) => ({ data: await orderFields(context, body) }),
  'DELETE /custom_fields/{id}': async (context, { params }) => {
    await deleteField(context, params.id);
    return undefined;
  },
  'PUT /custom_fields/{id}/restore': async (context, { params }) => ({ data: await restoreField(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;
