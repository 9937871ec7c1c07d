import { LOCALES, type Address, type Locale } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { searchKeys } from './place-key';
import { foundLabelOf, localizedName } from './place-names';
import { listPlacesByPrefix, listPlacesLike, type PlaceRow, type ScoredPlace } from '../queries';

export interface PlaceQuestion {
  text: string;
  countryId?: string | undefined;
  companyId?: number | undefined;
  limit: number;
}

export async function findPlaces(sql: Sql, question: PlaceQuestion): Promise<PlaceRow[]> {
  const found = await findPlacesByPrefix(sql, question);
  return found.length > 0 ? found : findPlacesLike(sql, question);
}

export async function findPlacesByPrefix(
  sql: Sql,
  { text, countryId = '', companyId, limit }: PlaceQuestion,
): Promise<PlaceRow[]> {
  const keys = searchKeys(text);
  if (keys.length === 0) return [];
  const found = await listPlacesByPrefix(sql, {
    ...{ keys, countryId, companyId: companyId ?? null },
    limit: Math.max(limit, CANDIDATES),
  });
  return byLetters(found, text).slice(0, limit);
}

/**
 * Keys treat confusable letters as equal (Kyi, Kie), so more candidates are read than shown, and names as typed get a
 * higher score.
 */
const CANDIDATES = 40;
/** Added to the logarithm of the population; equals about seven times the population. */
const AS_TYPED = 2;

function byLetters(found: ScoredPlace[], text: string): PlaceRow[] {
  const typed = plain(text);
  const isAsTyped = (place: PlaceRow) =>
    LOCALES.some((locale) => plain(localizedName(place, locale)).startsWith(typed));
  const scored = found.map((place) => ({ place, score: place.score + (isAsTyped(place) ? AS_TYPED : 0) }));
  return scored.sort((a, b) => b.score - a.score).map(({ place }) => place);
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim();

/** Finds misspelled names; with three letters or fewer too many names are similar. */
export async function findPlacesLike(
  sql: Sql,
  { text, countryId = '', companyId, limit }: PlaceQuestion,
): Promise<PlaceRow[]> {
  const keys = searchKeys(text).filter((key) => key.length > 3);
  return keys.length === 0 ? [] : listPlacesLike(sql, { keys, countryId, companyId: companyId ?? null, limit });
}

export function toAddress(place: PlaceRow, locale: Locale): Address {
  return {
    name: foundLabelOf(place, locale),
    country_id: place.country_id,
    city: localizedName(place, locale),
    street: null,
    postal_code: null,
    lat: place.lat,
    lon: place.lon,
    time_zone: place.time_zone,
  };
}
