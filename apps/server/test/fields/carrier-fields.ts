import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { Shipper } from '../build';

type FieldBody = BodyOf<ShipperApi['POST /custom_fields']>;

export async function addCarrierField(shipper: Shipper, name: string, part: Partial<FieldBody> = {}) {
  const variable = name.toLowerCase().replaceAll(' ', '_');
  const usual = { entity: 'carrier', type: 'text', required: false, visible: true } as const;
  return (await shipper.call('POST /custom_fields', { body: { ...usual, name, variable, ...part } })).body.data;
}

export async function addList(shipper: Shipper, name: string, names: string[]) {
  const body = { name, options: names.map((option) => ({ name: option })) };
  const list = (await shipper.call('POST /field_lists', { body })).body.data;
  return { id: list.id, keys: Object.fromEntries(list.options.map((option) => [option.name, option.key])) };
}
