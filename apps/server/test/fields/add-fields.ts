import type { Shipper } from '../build';

export async function addFields(shipper: Shipper) {
  const options = [{ name: 'North' }, { name: 'South' }];
  const list = (await shipper.call('POST /field_lists', { body: { name: 'Docks', options } })).body.data.id;
  const spareList = (await shipper.call('POST /field_lists', { body: { name: 'Spare', options } })).body.data.id;
  const field = { entity: 'load' as const, required: false, visible: true };
  const dock = { ...field, name: 'Dock', variable: 'dock', type: 'one_of' as const, list_id: list };
  const customField = (await shipper.call('POST /custom_fields', { body: dock })).body.data.id;
  return { list, spareList, customField };
}
