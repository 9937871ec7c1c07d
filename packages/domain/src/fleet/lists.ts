/** What a carrier's people and vehicles are kept as. */
export const FLEET_KINDS = ['contact', 'driver', 'truck', 'trailer'] as const;
export type FleetKind = (typeof FLEET_KINDS)[number];

/** Whether a contact's phone or e-mail is known to be the contact's. */
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

/** What a record may hold at most; sizes in metres, kilograms and cubic metres. */
export const FLEET_LIMITS = {
  perCompanyMax: 5_000,
  /** A file of a list: a shipper sees its own records and those of the carrier in it. */
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
  /** A deletion may be taken back for so long. */
  undoMs: 15_000,
  /** After so long a deleted record is removed for good, unless an order names it. */
  deletedKeptMs: 86_400_000,
} as const;
