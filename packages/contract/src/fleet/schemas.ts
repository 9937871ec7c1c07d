import {
  FLEET_LIMITS,
  SPOKEN_LANGUAGES,
  TRAILER_CATEGORIES,
  TRAILER_TYPES,
  TRUCK_CATEGORIES,
  TRUCK_TYPES,
  WAY_STATES,
} from '@tenderlane/domain/fleet';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { z } from 'zod';
import {
  countryId,
  day,
  id,
  instant,
  line,
  optionalName,
  pastDay,
  personName,
  required,
  text,
  weightKg,
} from '../core/fields';
import { storedFile } from '../files/calls';
import { BODY_TYPES, LENGTH_UNITS, LOAD_TYPES, WEIGHT_UNITS } from '../reference/lists';
import type { FleetField } from './fields';

type SchemasOf<Field extends string> = Record<Field, z.ZodType>;

const words = (max: number) => line(max).nullable().optional();
const languages = z.array(z.enum(SPOKEN_LANGUAGES)).max(FLEET_LIMITS.languagesMax).optional();
const measure = (max: number) => z.number().positive().max(max).nullable().optional();
const fileIds = z.array(id).max(FILE_LIMITS.perRecordMax).optional();
const year = z.number().int().min(0).max(9999).nullable().optional();

export const contactBody = z.strictObject({
  first_name: personName(100),
  middle_name: optionalName(100).nullable().optional(),
  last_name: optionalName(100).nullable().optional(),
  position: words(100),
  languages,
  phone: text(50).nullable().optional(),
  email: text(254).nullable().optional(),
  is_primary: z.boolean().optional(),
  is_shared: z.boolean().optional(),
} satisfies SchemasOf<FleetField<'contact'>>);

export const driverBody = z.strictObject({
  name: personName(200),
  date_of_birth: pastDay.nullable().optional(),
  licence_number: words(50),
  licence_country_id: countryId.nullable().optional(),
  licence_state: words(100),
  licence_expires_on: day.nullable().optional(),
  driving_since: year,
  tin: words(30),
  languages,
  phone: text(50).nullable().optional(),
  email: text(254).nullable().optional(),
  file_ids: fileIds,
} satisfies SchemasOf<FleetField<'driver'> | 'file_ids'>);

const vehicle = {
  body_type: z.enum(BODY_TYPES).nullable().optional(),
  make: words(60),
  model: words(60),
  plate: required(line(20)),
  vin: line(30).nullable().optional(),
  year,
  height_m: measure(FLEET_LIMITS.lengthMaxM),
  length_m: measure(FLEET_LIMITS.lengthMaxM),
  width_m: measure(FLEET_LIMITS.lengthMaxM),
  load_capacity_kg: weightKg(FLEET_LIMITS.capacityMaxKg).nullable().optional(),
  total_volume_m3: measure(FLEET_LIMITS.volumeMaxM3),
  loadings: z.array(z.enum(LOAD_TYPES)).max(LOAD_TYPES.length).optional(),
  equipment: z
    .array(required(line(FLEET_LIMITS.equipmentLength)))
    .max(FLEET_LIMITS.equipmentMax)
    .optional(),
  registration_certificate: words(50),
  /** Units in which a person types the sizes; the API carries metres and kilograms. */
  length_unit: z.enum(LENGTH_UNITS).optional(),
  capacity_unit: z.enum(WEIGHT_UNITS).optional(),
  file_ids: fileIds,
} as const;

export const truckBody = z.strictObject({
  category: z.enum(TRUCK_CATEGORIES).nullable().optional(),
  type: z.enum(TRUCK_TYPES),
  ...vehicle,
} satisfies SchemasOf<FleetField<'truck'> | 'file_ids'>);
export const trailerBody = z.strictObject({
  category: z.enum(TRAILER_CATEGORIES).nullable().optional(),
  type: z.enum(TRAILER_TYPES),
  ...vehicle,
} satisfies SchemasOf<FleetField<'trailer'> | 'file_ids'>);

/** `is_own`: the reader's company keeps it; otherwise the carrier does, and the reader may only look. */
const record = { id, is_own: z.boolean(), created_at: instant, updated_at: instant };
const way = z.enum(WAY_STATES);

export const contact = z.object({
  ...record,
  name: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string().nullable(),
  position: z.string().nullable(),
  languages: z.array(z.string()),
  phone: z.string().nullable(),
  phone_state: way,
  email: z.string().nullable(),
  email_state: way,
  is_primary: z.boolean(),
  is_shared: z.boolean(),
});
export type Contact = z.infer<typeof contact>;

/** A shipper sees name and licence expiry of every driver; the rest is null unless `is_whole`. */
export const driver = z.object({
  ...record,
  name: z.string(),
  is_whole: z.boolean(),
  date_of_birth: z.string().nullable(),
  licence_number: z.string().nullable(),
  licence_country_id: z.string().nullable(),
  licence_state: z.string().nullable(),
  licence_expires_on: z.string().nullable(),
  driving_since: z.number().int().nullable(),
  tin: z.string().nullable(),
  languages: z.array(z.string()),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  files: z.array(storedFile),
});
export type Driver = z.infer<typeof driver>;

export const vehicleRow = z.object({
  ...record,
  category: z.string().nullable(),
  type: z.string(),
  body_type: z.string().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  plate: z.string(),
  vin: z.string().nullable(),
  year: z.number().int().nullable(),
  height_m: z.number().nullable(),
  length_m: z.number().nullable(),
  width_m: z.number().nullable(),
  load_capacity_kg: z.number().nullable(),
  total_volume_m3: z.number().nullable(),
  loadings: z.array(z.string()),
  equipment: z.array(z.string()),
  registration_certificate: z.string().nullable(),
  length_unit: z.string(),
  capacity_unit: z.string(),
  files: z.array(storedFile),
});
export type Vehicle = z.infer<typeof vehicleRow>;

/** History of a record, newest first; some fields only say that they changed. */
export const recordEvent = z.object({
  id,
  at: instant,
  action: z.string(),
  actor: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type RecordEvent = z.infer<typeof recordEvent>;
