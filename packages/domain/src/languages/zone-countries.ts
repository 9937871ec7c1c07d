import type { CountryId } from '../money/currency';

const AMERICA = 'America/';
const names = (text: string) => text.split(' ');

/** Zones of the tz database by country; only countries in which a company may be registered. */
const ZONES: Partial<Record<CountryId, readonly string[]>> = {
  at: ['Europe/Vienna'],
  be: ['Europe/Brussels'],
  bg: ['Europe/Sofia'],
  ca: names(
    'Atikokan Blanc-Sablon Cambridge_Bay Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife',
  ).map((name) => AMERICA + name),
  ch: ['Europe/Zurich', 'Europe/Busingen'],
  cy: ['Asia/Nicosia', 'Asia/Famagusta', 'Europe/Nicosia'],
  cz: ['Europe/Prague'],
  de: ['Europe/Berlin'],
  dk: ['Europe/Copenhagen', 'Atlantic/Faroe'],
  ee: ['Europe/Tallinn'],
  es: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  fi: ['Europe/Helsinki', 'Europe/Mariehamn'],
  fr: ['Europe/Paris'],
  gr: ['Europe/Athens'],
  hr: ['Europe/Zagreb'],
  hu: ['Europe/Budapest'],
  ie: ['Europe/Dublin'],
  is: ['Atlantic/Reykjavik'],
  it: ['Europe/Rome'],
  kz: names('Almaty Aqtau Aqtobe Atyrau Oral Qostanay Qyzylorda').map((name) => `Asia/${name}`),
  li: ['Europe/Vaduz'],
  lt: ['Europe/Vilnius'],
  lu: ['Europe/Luxembourg'],
  lv: ['Europe/Riga'],
  md: ['Europe/Chisinau', 'Europe/Tiraspol'],
  mt: ['Europe/Malta'],
  mx: names(
    'Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Ensenada Hermosillo Matamoros Mazatlan Merida Mexico_City Monterrey Ojinaga Tijuana',
  ).map((name) => AMERICA + name),
  nl: ['Europe/Amsterdam'],
  no: ['Europe/Oslo', 'Arctic/Longyearbyen'],
  pl: ['Europe/Warsaw'],
  pt: ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'],
  ro: ['Europe/Bucharest'],
  se: ['Europe/Stockholm'],
  si: ['Europe/Ljubljana'],
  sk: ['Europe/Bratislava'],
  tr: ['Europe/Istanbul', 'Asia/Istanbul'],
  ua: names('Kyiv Kiev Uzhgorod Zaporozhye Simferopol').map((name) => `Europe/${name}`),
};

const COUNTRY_OF_ZONE: ReadonlyMap<string, CountryId> = new Map(
  Object.entries(ZONES).flatMap(([id, zones]) => zones.map((zone) => [zone, id as CountryId] as const)),
);

export const countryOfZone = (timeZone: string): CountryId | null => COUNTRY_OF_ZONE.get(timeZone) ?? null;
