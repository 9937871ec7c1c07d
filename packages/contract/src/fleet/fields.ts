import type { FleetKind } from '@tenderlane/domain/fleet';

const VEHICLE_FIELDS = [
  'category',
  'type',
  'body_type',
  'make',
  'model',
  'plate',
  'vin',
  'year',
  'height_m',
  'length_m',
  'width_m',
  'load_capacity_kg',
  'total_volume_m3',
  'loadings',
  'equipment',
  'registration_certificate',
  'length_unit',
  'capacity_unit',
] as const;

/**
 * Fields of each kind of record, in the order of its form. Columns, forms, responses and files are made of it; it
 * imports only types, so that applications may use its values too.
 */
export const FLEET_FIELDS = {
  contact: [
    'first_name',
    'middle_name',
    'last_name',
    'position',
    'languages',
    'phone',
    'email',
    'is_primary',
    'is_shared',
  ],
  driver: [
    'name',
    'date_of_birth',
    'licence_number',
    'licence_country_id',
    'licence_state',
    'licence_expires_on',
    'driving_since',
    'tin',
    'languages',
    'phone',
    'email',
  ],
  truck: VEHICLE_FIELDS,
  trailer: VEHICLE_FIELDS,
} as const satisfies Record<FleetKind, readonly string[]>;

export type FleetField<Kind extends FleetKind> = (typeof FLEET_FIELDS)[Kind][number];

export const FLEET_FILE_COLUMNS = {
  contact: [...FLEET_FIELDS.contact, 'phone_state', 'email_state'],
  driver: [...FLEET_FIELDS.driver, 'files'],
  truck: [...VEHICLE_FIELDS, 'photos'],
  trailer: [...VEHICLE_FIELDS, 'photos'],
} as const satisfies Record<FleetKind, readonly string[]>;
export type FleetFileColumn = (typeof FLEET_FILE_COLUMNS)[FleetKind][number];
