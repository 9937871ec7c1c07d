import type { Auction, EditableLoad, Waypoint } from '@tenderlane/contract';
import { lookUp, type LoadState } from '@tenderlane/domain';

/** A stop with a key of the page, so that its row stays the same before and after the server gives it an id. */
export type Stop = Waypoint & { key: string };

type TermsFields = { [Key in keyof Auction as `auction.${Key}`]: Auction[Key] };

/** The values of the company's own fields, each under its variable; one without a value is absent. */
type OwnFields = { [Key in `custom.${string}`]?: unknown };
export type OwnFieldKey = keyof OwnFields;

/** Everything one can edit, flat, under the names the API uses in conflicts, errors and the list of what is missing. */
export type DraftFields = Omit<EditableLoad, 'waypoints' | 'custom'> & { waypoints: Stop[] } & TermsFields & OwnFields;
export type FieldKey = keyof DraftFields;
export type Edits = Partial<DraftFields>;

/** What the server knows about the draft beside its fields. */
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
  /** `TL-12`. */
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

/** The same value, whatever the order of its keys; a key that is absent or undefined is the same as null. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [withoutKey(a), withoutKey(b)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(lookUp(left, key), lookUp(right, key)),
  );
}

// Where a row stands on the page is not a part of the stop.
const withoutKey = (value: object): Record<string, unknown> => ({ ...value, key: undefined });

/** The terms as fields. */
export const termsFields = (terms: Auction) =>
  Object.fromEntries(Object.entries(terms).map(([key, value]) => [TERMS_PREFIX + key, value])) as TermsFields;

/** The values of own fields as fields. */
export const ownFields = (custom: Readonly<Record<string, unknown>>): OwnFields =>
  Object.fromEntries(Object.entries(custom).map(([variable, value]) => [ownFieldKey(variable), value]));

/** Edits as the API takes them: a stop without the page's key, the terms together. */
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

/** Stops as the server answered them, under the keys of the rows they were sent from. */
export function keyStops(answered: readonly Waypoint[], known: readonly Stop[] = []): Stop[] {
  return answered.map((waypoint, index) => {
    const byId = known.find((stop) => stop.id !== undefined && stop.id === waypoint.id);
    const atPlace = known[index]?.id === undefined ? known[index] : undefined;
    return { ...waypoint, key: (byId ?? atPlace)?.key ?? `stop-${waypoint.id ?? index}` };
  });
}

/** Stops edited while they were being saved take the ids the save gave to their rows. */
export function adoptIds(edited: readonly Stop[], saved: readonly Stop[]): Stop[] {
  return edited.map((stop) => {
    const id = stop.id ?? saved.find(({ key }) => key === stop.key)?.id;
    return id === undefined ? stop : { ...stop, id };
  });
}
