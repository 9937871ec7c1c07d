import { fieldKeys, isSame, type DraftFields, type Edits, type FieldKey } from './draft-fields';

export interface Merge {
  /** What is still mine to send; its clashing fields hold my values. */
  edits: Edits;
  /** Fields that both sides changed to different values. */
  clashes: FieldKey[];
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
  const clashes: FieldKey[] = [];
  for (const key of fieldKeys(mine)) {
    const [was, wanted, now] = [base[key], mine[key], theirs[key]];
    if (isSame(wanted, now)) continue;
    const isMyOwn = isSame(now, was) || (key in unanswered && isSame(now, unanswered[key]));
    const merged = isMyOwn ? wanted : SECTIONS.includes(key) ? mergeSection(was, wanted, now) : undefined;
    if (merged === undefined) clashes.push(key);
    edits[key] = merged ?? wanted;
  }
  return { edits: edits as Edits, clashes };
}

/** A section with my parts and theirs, or undefined when both changed the same part. */
function mergeSection(was: unknown, mine: unknown, theirs: unknown): object | undefined {
  const [before, wanted, now] = [was, mine, theirs].map((side) => ({ ...(side as Record<string, unknown>) }));
  if (!before || !wanted || !now) return undefined;
  const merged = { ...now };
  for (const part of Object.keys({ ...before, ...wanted })) {
    if (isSame(wanted[part], before[part])) continue;
    if (!isSame(now[part], before[part]) && !isSame(now[part], wanted[part])) return undefined;
    merged[part] = wanted[part];
  }
  return merged;
}
