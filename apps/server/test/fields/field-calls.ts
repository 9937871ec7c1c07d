import type { Shipper } from '../build';
import type { Call, Fixture } from '../every-call';

export async function addFields(shipper: Shipper) {
  const options = [{ name: 'North' }, { name: 'South' }];
  const list = (await shipper.call('POST /field_lists', { body: { name: 'Docks', options } })).body.data.id;
  const spareList = (await shipper.call('POST /field_lists', { body: { name: 'Spare', options } })).body.data.id;
  const field = { entity: 'load' as const, required: false, visible: true };
  const dock = { ...field, name: 'Dock', variable: 'dock', type: 'one_of' as const, list_id: list };
  const customField = (await shipper.call('POST /custom_fields', { body: dock })).body.data.id;
  return { list, spareList, customField };
}

const options = [{ name: 'North' }];
const dock = { name: 'Dock', variable: 'dock_2', type: 'text', required: false, visible: true };

export const fieldCalls = {
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
} satisfies Record<string, (world: Fixture) => Call>;
