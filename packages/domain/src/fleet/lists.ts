export const FLEET_KINDS = ['contact', 'driver', 'truck', 'trailer'] as const;
export type FleetKind = (typeof FLEET_KINDS)[number];

export const WAY_STATES = ['not_verified', 'sent', 'verified'] as const;
export type WayState = (typeof WAY_STATES)[number];

/** Vehicle categories of UN/ECE R.E.3 by weight: trucks N, trailers O. */
export const TRUCK_CATEGORIES = ['N1', 'N2', 'N3'] as const;
export const TRAILER_CATEGORIES = ['O1', 'O2', 'O3', 'O4'] as const;

export const TRUCK_TYPES = ['tractor', 'rigid', 'road_train', 'van'] as const;
export const TRAILER_TYPES = ['semi_trailer', 'full_trailer', 'centre_axle', 'container_chassis'] as const;

/** Languages that people on the road between the product's countries speak, by ISO 639-1. */
export const SPOKEN_LANGUAGES = [
  'en',
  'uk',
  'kk',
  'ru',
  'pl',
  'de',
  'ro',
  'lt',
  'lv',
  'et',
  'cs',
  'sk',
  'hu',
  'bg',
  'sl',
  'hr',
  'sr',
  'el',
  'tr',
  'it',
  'es',
  'pt',
  'fr',
  'nl',
  'da',
  'sv',
  'fi',
  'no',
  'be',
  'ka',
  'az',
  'hy',
  'uz',
  'ky',
  'tg',
  'tk',
  'mn',
  'zh',
  'ar',
  'hi',
] as const;

/** Limits of a record; sizes in metres, kilograms and cubic metres. */
export const FLEET_LIMITS = {
  perCompanyMax: 5_000,
  /** Rows of an exported list; a shipper's file holds its own records and the carrier's. */
  exportMax: 10_000,
  languagesMax: 20,
  equipmentMax: 30,
  equipmentLength: 60,
  lengthMaxM: 60,
  capacityMaxKg: 500_000,
  volumeMaxM3: 1_000,
  ageMin: 16,
  ageMax: 100,
  yearMin: 1950,
  undoMs: 15_000,
  /** A deleted record is removed after this time, unless an order names it. */
  deletedKeptMs: 86_400_000,
} as const;
