import type { FleetKind } from '@tenderlane/domain/fleet';
import type { z } from 'zod';
import { FLEET_FILE_COLUMNS } from '@tenderlane/contract/fleet/fields';
import {
  contact,
  contactBody,
  driver,
  driverBody,
  trailerBody,
  truckBody,
  vehicleRow,
} from '@tenderlane/contract/fleet/schemas';

const FORMS = 'packages/web/src/fleet/';

const entity = (kind: FleetKind, answer: z.ZodType, body: z.ZodType, forms: readonly string[], names: object) => ({
  answer,
  bodies: [body],
  forms: forms.map((name) => `${FORMS}${name}.tsx`),
  exports: (name: string) => (FLEET_FILE_COLUMNS[kind] as readonly string[]).includes(name),
  fields: Object.fromEntries(
    Object.entries(names as Record<string, string>).map(([name, column]) => [
      name,
      { column: `${kind}s.${column}`, answer: column, body: column, form: column, exported: column },
    ]),
  ),
});

const file = (label: string) => ({
  ...{ column: 'record_files.file_id', answer: 'files', body: 'file_ids', form: label, exported: label },
});

const VEHICLE = {
  category: 'category',
  type: 'type',
  'body type': 'body_type',
  make: 'make',
  model: 'model',
  plate: 'plate',
  VIN: 'vin',
  year: 'year',
  height: 'height_m',
  length: 'length_m',
  width: 'width_m',
  'load capacity': 'load_capacity_kg',
  'total volume': 'total_volume_m3',
  loadings: 'loadings',
  'additional equipment': 'equipment',
  'registration certificate': 'registration_certificate',
  'length unit': 'length_unit',
  'capacity unit': 'capacity_unit',
};

const vehicle = (kind: FleetKind, body: z.ZodType) => {
  const { fields, ...rest } = entity(kind, vehicleRow, body, ['vehicle-fields'], VEHICLE);
  return { ...rest, fields: { ...fields, photos: file('photos') } };
};

const driverEntity = entity('driver', driver, driverBody, ['driver-fields', 'contact-fields'], {
  name: 'name',
  'date of birth': 'date_of_birth',
  'driver license': 'licence_number',
  'license country': 'licence_country_id',
  'license state': 'licence_state',
  'license expiry': 'licence_expires_on',
  'driving experience': 'driving_since',
  TIN: 'tin',
  languages: 'languages',
  phone: 'phone',
  email: 'email',
});

export const FLEET_ENTITIES = {
  contact: entity('contact', contact, contactBody, ['contact-fields'], {
    'first name': 'first_name',
    'middle name': 'middle_name',
    'last name': 'last_name',
    position: 'position',
    languages: 'languages',
    phone: 'phone',
    email: 'email',
    'primary flag': 'is_primary',
  }),
  driver: { ...driverEntity, fields: { ...driverEntity.fields, attachments: file('files') } },
  truck: vehicle('truck', truckBody),
  trailer: vehicle('trailer', trailerBody),
};
