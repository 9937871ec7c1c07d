import type { ApiError } from '@tenderlane/web/core/api-error';
import { fieldKeys, isSame, omit, type DraftFields, type Edits, type Facts, type FieldKey } from './draft-fields';

/** Why an edit is kept and not sent: its value was refused, it must be confirmed, or somebody else changed the field too. */
export type Parking = 'refused' | 'material' | 'clash';
export type Parked = Partial<Record<FieldKey, Parking>>;

export interface DraftState {
  /** As the server has it. */
  saved: DraftFields;
  /** What was typed and is not saved yet. */
  edits: Edits;
  facts: Facts;
  parked: Parked;
  /** Messages by the full path of a field: `waypoints.1.window.to`, `auction.starting_rate`. */
  errors: Readonly<Record<string, string>>;
  /** Who changed what I was changing, and when. */
  clash: { by: string; at: string; theirs: Edits } | null;
  /** The sections whose change carriers must confirm. */
  materialSections: readonly string[];
  /** Fields by their path that hold a text nobody can read: what is saved is not what stands there. */
  unread: Readonly<Record<string, Unread>>;
  /** Nothing can be saved any more, and why. */
  stopped: ApiError | null;
}

/** A field whose text cannot be read: its name and why, in the reader's language. */
export interface Unread {
  label: string;
  problem: string;
}

/** The draft as its person sees it. */
export function valueOf<Key extends FieldKey>({ saved, edits }: DraftState, key: Key): DraftFields[Key] {
  return key in edits ? (edits[key] as DraftFields[Key]) : saved[key];
}

/** The edits that wait for nothing but their turn. */
export function sendable({ edits, parked, stopped }: DraftState): Edits {
  return stopped ? {} : omit(edits, Object.keys(parked) as FieldKey[]);
}

export const keysParked = (parked: Parked, parking: Parking) =>
  (Object.keys(parked) as FieldKey[]).filter((key) => parked[key] === parking);

export function park(parked: Parked, keys: readonly FieldKey[], parking: Parking): Parked {
  return { ...parked, ...Object.fromEntries(keys.map((key) => [key, parking])) };
}

export function unpark(parked: Parked, keys: readonly FieldKey[]): Parked {
  return Object.fromEntries(Object.entries(parked).filter(([key]) => !keys.includes(key as FieldKey)));
}

const isUnder = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

export function withoutErrors(errors: DraftState['errors'], keys: readonly string[]): DraftState['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !keys.some((key) => isUnder(path, key))));
}

/** The state after a person has changed fields; `flying` are the fields of the save that is on its way. */
export function typed(state: DraftState, changes: Edits, flying: readonly FieldKey[]): DraftState {
  const keys = fieldKeys(changes);
  const undone = keys.filter((key) => !flying.includes(key) && isSame(changes[key], state.saved[key]));
  const freed = keys.filter((key) => undone.includes(key) || state.parked[key] === 'refused');
  return tidy({
    ...state,
    edits: omit({ ...state.edits, ...changes }, undone),
    parked: unpark(state.parked, freed),
    errors: withoutErrors(state.errors, keys),
  });
}

/** Questions that no parked edit asks any more are closed. */
export function tidy(state: DraftState): DraftState {
  const parkings = Object.values(state.parked);
  return {
    ...state,
    clash: parkings.includes('clash') ? state.clash : null,
    materialSections: parkings.includes('material') ? state.materialSections : [],
  };
}
