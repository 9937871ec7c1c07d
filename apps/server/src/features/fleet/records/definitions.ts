import { FLEET_FIELDS } from '@tenderlane/contract/fleet/fields';
import type { FleetKind } from '@tenderlane/domain/fleet';
import type { SortOrder } from '../../../platform/database/list.queries';

export interface Definition {
  kind: FleetKind;
  table: 'contacts' | 'drivers' | 'trucks' | 'trailers';
  columns: readonly string[];
  /** Date columns, returned as `YYYY-MM-DD`. */
  days: readonly string[];
  sorts: Readonly<Record<string, SortOrder>>;
  defaultSort: string;
  /** SQL condition on `t` for the carrier's records that a shipper sees. */
  shared: string;
}

const CREATED = { created_at: { column: 't.id', type: 'bigint' } } as const;
const NAME = { name: { column: 'natural_key(left(lower(t.name), 100))', type: 'text' } } as const;

const VEHICLE = {
  columns: FLEET_FIELDS.truck,
  days: [],
  sorts: {
    ...CREATED,
    plate: { column: 'natural_key(t.plate)', type: 'text' },
    year: { column: 'coalesce(t.year, 0)', type: 'numeric' },
    load_capacity_kg: { column: 'coalesce(t.load_capacity_kg, 0)::numeric', type: 'numeric' },
  },
  defaultSort: 'plate',
  shared: '',
} as const;

export const DEFINITIONS = {
  contact: {
    kind: 'contact',
    table: 'contacts',
    columns: FLEET_FIELDS.contact,
    days: [],
    sorts: { ...CREATED, ...NAME },
    defaultSort: 'name',
    shared: ' and t.is_shared',
  },
  driver: {
    kind: 'driver',
    table: 'drivers',
    columns: FLEET_FIELDS.driver,
    days: ['date_of_birth', 'licence_expires_on'],
    sorts: {
      ...CREATED,
      ...NAME,
      licence_expires_on: { column: `coalesce(t.licence_expires_on::text, '9999-12-31')`, type: 'text' },
    },
    defaultSort: 'name',
    shared: '',
  },
  truck: { kind: 'truck', table: 'trucks', ...VEHICLE },
  trailer: { kind: 'trailer', table: 'trailers', ...VEHICLE },
} as const satisfies Record<FleetKind, Definition>;
