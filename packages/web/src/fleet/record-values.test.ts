import { expect, it } from 'vitest';
import type { Vehicle } from '@tenderlane/contract';
import { toRecordBody, toRecordValues } from './record-values';

const truck = {
  id: 1,
  plate: 'AA 1234 BC',
  type: 'tractor',
  length_m: 3.048,
  height_m: null,
  load_capacity_kg: 24_000,
  length_unit: 'ft',
  capacity_unit: 't',
  loadings: ['rear'],
  equipment: [],
  files: [{ id: 7, name: 'truck.png', size: 1, media_type: 'image/png', url: '/x' }],
} as unknown as Vehicle;

it('a form shows sizes in the units of the record and sends metres and kilograms', () => {
  const values = toRecordValues('truck', truck);
  expect(values).toMatchObject({ length_m: 10, load_capacity_kg: 24, height_m: null });
  expect(toRecordBody('truck', { ...values, load_capacity_kg: 24.5 })).toMatchObject({
    plate: 'AA 1234 BC',
    length_m: 3.048,
    load_capacity_kg: 24_500,
    file_ids: [7],
    loadings: ['rear'],
  });
});

it('a new vehicle has a type, and only optional empty texts are sent as null', () => {
  expect(toRecordValues('trailer', null)).toMatchObject({ type: 'semi_trailer', capacity_unit: 't' });
  expect(toRecordBody('driver', { name: ' ', tin: '  ', phone: '+380' })).toMatchObject({
    name: '',
    tin: null,
    phone: '+380',
  });
});
