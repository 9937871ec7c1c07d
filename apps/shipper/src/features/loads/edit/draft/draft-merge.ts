import { fieldKeys, isSameValue, type DraftFields, type Edits, type FieldKey } from './draft-fields';

export interface Merge {
  edits: Edits;
  conflicts: FieldKey[];
}

interface Sides {
  base: Edits;
  mine: Edits;
  theirs: DraftFields;
  /** Edits that were sent without a response, so the server may have saved them. */
  unanswered?: Edits;
}

/** Objects shown as several fields; they are merged part by part. */
const SECTIONS: readonly FieldKey[] = ['cargo', 'truck', 'payment'];

/** Three-way merge of my unsaved edits with a changed draft. A change by only one side is taken. */
export function mergeEdits({ base, mine, theirs, unanswered = {} }: Sides): Merge {
  const edits: Record<string, unknown> = {};
  const conflicts: FieldKey[] = [];
  for (const key of fieldKeys(mine)) {
    const [was, wanted, now] = [base[key], mine[key], theirs[key]];
    if (isSameValue(wanted, now)) continue;
    const isMyOwn = isSameValue(now, was) || (key in unanswered && isSameValue(now, unanswered[key]));
    const merged = isMyOwn ? wanted : SECTIONS.includes(key) ? mergeSection(was, wanted, now) : undefined;
    if (merged === undefined) conflicts.push(key);
    edits[key] = merged ?? wanted;
  }
  return { edits: edits as Edits, conflicts };
}

/** Merges the parts of a section; undefined if both sides changed the same part. */
function mergeSection(was: unknown, mine: unknown, theirs: unknown): object | undefined {
  const [before, wanted, now] = [was, mine, theirs].map((side) => new Map(Object.entries(side as object)));
  if (!before || !wanted || !now) return undefined;
  const merged = new Map(now);
  for (const part of new Set([...before.keys(), ...wanted.keys()])) {
    const value = wanted.get(part);
    if (isSameValue(value, before.get(part))) continue;
    if (!isSameValue(now.get(part), before.get(part)) && !isSameValue(now.get(part), value)) return undefined;
    merged.set(part, value);
  }
  return Object.fromEntries(merged);
}
