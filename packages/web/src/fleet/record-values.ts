import { lookUp } from '@tenderlane/domain/values';
import { FLEET_FIELDS } from '@tenderlane/contract/fleet/fields';
import { UNIT_SIZES } from '@tenderlane/contract/reference/lists';
import type { FleetKind } from '@tenderlane/domain/fleet';
import type { StoredFile } from '@tenderlane/contract';
import type { FleetRow } from './fleet.api';
import type { RecordValues } from './use-record-form';

const LENGTHS = ['height_m', 'length_m', 'width_m'];

export const fieldsOf = (kind: FleetKind): readonly string[] =>
  kind === 'contact' ? FLEET_FIELDS.contact : [...FLEET_FIELDS[kind], 'files'];

const FIRST: RecordValues = {
  is_shared: true,
  is_primary: false,
  length_unit: 'm',
  capacity_unit: 't',
};
const FIRST_TYPES = { truck: 'tractor', trailer: 'semi_trailer' } as const;

const sizeOf = (unit: unknown): number => {
  const sizes: Readonly<Record<string, number>> = UNIT_SIZES;
  return (typeof unit === 'string' ? lookUp(sizes, unit) : undefined) ?? 1;
};

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

function convert(values: RecordValues, change: (value: number, size: number) => number): RecordValues {
  const result = new Map(Object.entries(values));
  for (const name of [...LENGTHS, 'load_capacity_kg']) {
    const value = lookUp(values, name);
    const size = sizeOf(values[name === 'load_capacity_kg' ? 'capacity_unit' : 'length_unit']);
    if (typeof value === 'number') result.set(name, rounded(change(value, size)));
  }
  return Object.fromEntries(result);
}

export function toRecordValues(kind: FleetKind, row: FleetRow | null): RecordValues {
  if (row === null) {
    const isVehicle = kind === 'truck' || kind === 'trailer';
    return { ...FIRST, ...(isVehicle && { type: FIRST_TYPES[kind] }) };
  }
  const known = new Map(Object.entries(row));
  const values = Object.fromEntries(fieldsOf(kind).map((name) => [name, known.get(name) ?? null]));
  return convert(values as RecordValues, (value, size) => value / size);
}

/** Request body: sizes in metres and kilograms, files as ids. */
export function toRecordBody(kind: FleetKind, typed: RecordValues): object {
  const values = convert(typed, (value, size) => value * size);
  const body = new Map<string, unknown>();
  for (const name of fieldsOf(kind)) {
    const value = lookUp(values, name);
    if (name === 'files')
      body.set(
        'file_ids',
        ((value ?? []) as readonly StoredFile[]).map(({ id }) => id),
      );
    else if (Array.isArray(value)) body.set(name, value);
    else body.set(name, typeof value === 'string' ? value.trim() || null : (value ?? undefined));
  }
  for (const name of ['first_name', 'name', 'plate']) if (body.get(name) === null) body.set(name, '');
  return Object.fromEntries(body);
}
