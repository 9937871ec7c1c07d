import type { ApiError } from '@tenderlane/web/core/client/api-error';
import {
  fieldKeys,
  isSameValue,
  omit,
  type DraftFields,
  type Edits,
  type EditMeta,
  type FieldKey,
} from './draft-fields';

/** Reason why an edit is not sent: its value was refused, it needs confirmation, or someone else changed the field. */
export type BlockReason = 'refused' | 'material' | 'conflict';
export type BlockedFields = Partial<Record<FieldKey, BlockReason>>;

export interface DraftState {
  saved: DraftFields;
  edits: Edits;
  meta: EditMeta;
  blocked: BlockedFields;
  /** Messages by the full path of a field: `waypoints.1.window.to`, `auction.starting_rate`. */
  errors: Readonly<Record<string, string>>;
  conflict: { by: string; at: string; isOwn: boolean; theirs: Edits } | null;
  materialSections: readonly string[];
  /** Fields with invalid text, by path. Their saved value differs from the displayed text. */
  unreadable: Readonly<Record<string, UnreadableField>>;
  stopped: ApiError | null;
}

export interface UnreadableField {
  label: string;
  problem: string;
}

export function valueOf<Key extends FieldKey>({ saved, edits }: DraftState, key: Key): DraftFields[Key] {
  return key in edits ? (edits[key] as DraftFields[Key]) : saved[key];
}

export function sendable({ edits, blocked, stopped }: DraftState): Edits {
  return stopped ? {} : omit(edits, Object.keys(blocked) as FieldKey[]);
}

export const blockedKeys = (blocked: BlockedFields, reason: BlockReason) =>
  (Object.keys(blocked) as FieldKey[]).filter((key) => blocked[key] === reason);

export function block(blocked: BlockedFields, keys: readonly FieldKey[], reason: BlockReason): BlockedFields {
  return { ...blocked, ...Object.fromEntries(keys.map((key) => [key, reason])) };
}

export function unblock(blocked: BlockedFields, keys: readonly FieldKey[]): BlockedFields {
  return Object.fromEntries(Object.entries(blocked).filter(([key]) => !keys.includes(key as FieldKey)));
}

const isUnder = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

export function withoutErrors(errors: DraftState['errors'], keys: readonly string[]): DraftState['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !keys.some((key) => isUnder(path, key))));
}

/** `inFlight` are the fields of the running save; they stay edits even if changed back to the saved value. */
export function applyEdits(state: DraftState, changes: Edits, inFlight: readonly FieldKey[]): DraftState {
  const keys = fieldKeys(changes);
  const undone = keys.filter((key) => !inFlight.includes(key) && isSameValue(changes[key], state.saved[key]));
  const freed = keys.filter((key) => undone.includes(key) || state.blocked[key] === 'refused');
  return clearResolved({
    ...state,
    edits: omit({ ...state.edits, ...changes }, undone),
    blocked: unblock(state.blocked, freed),
    errors: withoutErrors(state.errors, keys),
  });
}

export function clearResolved(state: DraftState): DraftState {
  const reasons = Object.values(state.blocked);
  return {
    ...state,
    conflict: reasons.includes('conflict') ? state.conflict : null,
    materialSections: reasons.includes('material') ? state.materialSections : [],
  };
}
