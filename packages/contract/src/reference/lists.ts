/**
 * Keys of reference lists that no rule depends on, in display order: most frequently booked first. Their texts are in
 * `messages`, one per key and language.
 */
export const BODY_TYPES = [
  'tent',
  'reefer',
  'isotherm',
  'platform',
  'grain',
  'mega',
  'jumbo',
  'box',
  'dropside',
  'tipper',
  'walking_floor',
  'container',
  'lowloader',
  'coil',
  'tank',
  'food_tank',
  'fuel_tank',
  'gas_tank',
  'bitumen_tank',
  'silo',
  'car_carrier',
  'timber',
  'pipe',
  'glass',
  'livestock',
  'crane',
  'van',
] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** Ways of loading and unloading, including equipment of the truck. */
export const LOAD_TYPES = [
  'rear',
  'side',
  'top',
  'full_open',
  'remove_crossbars',
  'remove_posts',
  'tail_lift',
  'ramps',
  'crane',
  'pump',
  'pneumatic',
  'gravity',
] as const;
export type LoadType = (typeof LOAD_TYPES)[number];

export const PAYMENT_TYPES = ['bank_transfer', 'cash', 'card', 'mixed'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Units a person may type; the API always carries kilograms and metres. */
export const WEIGHT_UNITS = ['kg', 't', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export const LENGTH_UNITS = ['m', 'cm', 'ft'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** Size of one unit in kilograms or metres (international pound and foot, 1959). */
export const UNIT_SIZES = {
  kg: 1,
  t: 1000,
  lb: 0.453_592_37,
  m: 1,
  cm: 0.01,
  ft: 0.3048,
} as const satisfies Record<WeightUnit | LengthUnit, number>;

export const REFERENCE_LISTS = [
  'truck_bodies',
  'load_types',
  'payment_types',
  'loadSizeNames',
  'decline_reasons',
  'withdraw_reasons',
  'vat_modes',
  'roles',
  'countries',
  'currencies',
] as const;
export type ReferenceListName = (typeof REFERENCE_LISTS)[number];
