import type { Examples } from '../core/example';

interface Records {
  customField: number;
  list: number;
  spareList: number;
}

const options = [{ name: 'North' }];
const dock = { name: 'Dock', variable: 'dock_2', type: 'text', required: false, visible: true };

export const shipperFieldsExamples = {
  'GET /field_lists': () => ({}),
  'POST /field_lists': () => ({ body: { name: 'Gates', options } }),
  'PUT /field_lists/{id}': ({ list: id }) => ({ path: { id }, body: { name: 'Docks', options, version: 1 } }),
  'DELETE /field_lists/{id}': ({ spareList: id }) => ({ path: { id } }),
  'PUT /field_lists/{id}/restore': ({ spareList: id }) => ({ path: { id } }),
  'GET /custom_fields': () => ({ query: { entity: 'load' } }),
  'POST /custom_fields': () => ({ body: { ...dock, entity: 'load' } }),
  'PUT /custom_fields/{id}': ({ customField: id }) => ({ path: { id }, body: { ...dock, version: 1 } }),
  'PUT /custom_fields/order': ({ customField: id }) => ({ body: { entity: 'load', ids: [id] } }),
  'DELETE /custom_fields/{id}': ({ customField: id }) => ({ path: { id } }),
  'PUT /custom_fields/{id}/restore': ({ customField: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
