import { fieldKeys, isSame, type DraftFields, type Edits, type FieldKey } from './draft-fields';

export interface Merge {
  /** What is still mine to send; its conflicting fields hold my values. */
  edits: Edits;
  /** Fields that both sides changed to different values. */
  conflicts: FieldKey[];
}

interface Sides {
  /** The values my edits began from. */
  base: Edits;
  mine: Edits;
  /** The draft as it is now. */
  theirs: DraftFields;
  /** What I may have saved myself: sent, and never answered. */
  unanswered?: Edits;
}

/** Sections that a person sees as several fields; two people may change different parts of one. */
const SECTIONS: readonly FieldKey[] = ['cargo', 'truck', 'payment'];

/** Merges my unsaved edits with a draft that somebody else has changed: what only one side changed is taken as it is. */
export function mergeEdits({ base, mine, theirs, unanswered = {} }: Sides): Merge {
  const edits: Record<string, unknown> = {};
  const conflicts: FieldKey[] = [];
  for (const key of fieldKeys(mine)) {
    const [was, wanted, now] = [base[key], mine[key], theirs[key]];
    if (isSame(wanted, now)) continue;
    const isMyOwn = isSame(now, was) || (key in unanswered && isSame(now, unanswered[key]));
    const merged = isMyOwn ? wanted : SECTIONS.includes(key) ? mergeSection(was, wanted, now) : undefined;
    if (merged === undefined) conflicts.push(key);
    edits[key] = merged ?? wanted;
  }
  return { edits: edits as Edits, conflicts };
}

/** A section with my parts and theirs, or undefined when both changed the same part. */
function mergeSection(was: unknown, mine: unknown, theirs: unknown): object | undefined {
  const [before, wanted, now] = [was, mine, theirs].map((side) => new Map(Object.entries(side as object)));
  if (!before || !wanted || !now) return undefined;
  const merged = new Map(now);
  for (const part of new Set([...before.keys(), ...wanted.keys()])) {
    const value = wanted.get(part);
    if (isSame(value, before.get(part))) continue;
    if (!isSame(now.get(part), before.get(part)) && !isSame(now.get(part), value)) return undefined;
    merged.set(part, value);
  }
  return Object.fromEntries(merged);
}
