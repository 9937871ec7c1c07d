import type { Auction, EditableLoad, Waypoint } from '@tenderlane/contract';
import type { LoadState } from '@tenderlane/domain/loads';
import { lookUp } from '@tenderlane/domain/values';

/** A stop with a local key, so that its row stays the same when the server assigns an id. */
export type Stop = Waypoint & { key: string };

type TermsFields = { [Key in keyof Auction as `auction.${Key}`]: Auction[Key] };

/** Values of the company's own fields by variable; empty ones are absent. */
type OwnFields = { [Key in `custom.${string}`]?: unknown };
export type OwnFieldKey = keyof OwnFields;

/** All editable values, flat, under the names that the API uses in conflicts, errors and the list of missing fields. */
export type DraftFields = Omit<EditableLoad, 'waypoints' | 'custom'> & { waypoints: Stop[] } & TermsFields & OwnFields;
export type FieldKey = keyof DraftFields;
export type Edits = Partial<DraftFields>;

export interface EditMeta {
  version: number;
  missing: readonly { field: string; code: string }[];
  warnings: readonly { field: string; code: string; params: Record<string, unknown> }[];
  audienceCount: number;
  notEligibleCount: number;
  /** Invited carriers in the audience that have not accepted yet. */
  invitedCount: number;
  distanceKm: number | null;
  distanceSource: string | null;
  number: string;
  state: LoadState;
  countryId: string;
  updatedAt: string;
}

export interface ServerDraft {
  fields: DraftFields;
  meta: EditMeta;
}

const TERMS_PREFIX = 'auction.';
const OWN_PREFIX = 'custom.';

export const ownFieldKey = (variable: string): OwnFieldKey => `${OWN_PREFIX}${variable}`;
const isOwnKey = (key: string): key is OwnFieldKey => key.startsWith(OWN_PREFIX);

const isTermsKey = (key: string): key is keyof TermsFields => key.startsWith(TERMS_PREFIX);

export const fieldKeys = (edits: Edits) => Object.keys(edits) as FieldKey[];

export function pick(fields: Edits, keys: readonly FieldKey[]): Edits {
  return Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]]));
}

export function omit(fields: Edits, keys: readonly FieldKey[]): Edits {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key as FieldKey)));
}

/**
 * Deep equality that ignores the order of keys and the local key of stops, and treats missing and undefined values as
 * null.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [withoutKey(a), withoutKey(b)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSameValue(lookUp(left, key), lookUp(right, key)),
  );
}

// The local key is not part of the stop.
const withoutKey = (value: object): Record<string, unknown> => ({ ...value, key: undefined });

export const termsFields = (terms: Auction) =>
  Object.fromEntries(Object.entries(terms).map(([key, value]) => [TERMS_PREFIX + key, value])) as TermsFields;

export const ownFields = (custom: Readonly<Record<string, unknown>>): OwnFields =>
  Object.fromEntries(Object.entries(custom).map(([variable, value]) => [ownFieldKey(variable), value]));

/** Converts edits to the API's format: stops without local keys, terms nested under `auction`. */
export function draftBody(edits: Edits): Partial<EditableLoad> & { auction?: Partial<Auction> } {
  const ofTerms = fieldKeys(edits).filter(isTermsKey);
  const own = fieldKeys(edits).filter(isOwnKey);
  const { waypoints, ...rest } = omit(edits, [...ofTerms, ...own]);
  const stops = waypoints?.map(({ key: _key, ...waypoint }) => waypoint);
  const auction = Object.fromEntries(ofTerms.map((key) => [key.slice(TERMS_PREFIX.length), edits[key]]));
  return {
    ...(rest as Partial<EditableLoad>),
    ...(stops && { waypoints: stops }),
    ...(ofTerms.length > 0 && { auction }),
    ...(own.length > 0 && {
      custom: Object.fromEntries(own.map((key) => [key.slice(OWN_PREFIX.length), edits[key] ?? null])),
    }),
  };
}

/** Gives the stops of a response the local keys of the rows they were sent from. */
export function keyStops(answered: readonly Waypoint[], known: readonly Stop[] = []): Stop[] {
  return answered.map((waypoint, index) => {
    const byId = known.find((stop) => stop.id !== undefined && stop.id === waypoint.id);
    const atPlace = known[index]?.id === undefined ? known[index] : undefined;
    return { ...waypoint, key: (byId ?? atPlace)?.key ?? `stop-${waypoint.id ?? index}` };
  });
}

/** Adds the ids assigned by a save to stops that were edited during it. */
export function adoptIds(edited: readonly Stop[], saved: readonly Stop[]): Stop[] {
  return edited.map((stop) => {
    const id = stop.id ?? saved.find(({ key }) => key === stop.key)?.id;
    return id === undefined ? stop : { ...stop, id };
  });
}
