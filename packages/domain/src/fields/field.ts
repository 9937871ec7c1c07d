import { refuse, type Refusal } from '../core/refusal';

export const FIELD_ENTITIES = ['load', 'carrier'] as const;
export type FieldEntity = (typeof FIELD_ENTITIES)[number];

export const FIELD_TYPES = ['text', 'number', 'date', 'boolean', 'one_of', 'several_of', 'money', 'link'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const FIELD_LIMITS = {
  fieldsMax: 50,
  listsMax: 50,
  optionsMax: 500,
  textMax: 1000,
  linkMax: 500,
  numberMax: 1_000_000_000_000,
} as const;

/** An option of a list. A retired one stays in records and cannot be chosen any more. */
export interface FieldOption {
  key: string;
  name: string;
  retired: boolean;
}

/** A field as rules read it; `options` are those of its list, empty for other types. */
export interface FieldDefinition {
  variable: string;
  type: FieldType;
  options: readonly FieldOption[];
  required: boolean;
  visible: boolean;
}

export const takesOptions = (type: FieldType): boolean => type === 'one_of' || type === 'several_of';

/** The name of a field in the API: Latin letters, digits and underscores, a letter first, at most 40. */
const VARIABLE = /^[a-z][a-z0-9_]{0,39}$/;

export const isVariableName = (text: string): boolean => VARIABLE.test(text);

export function variableNameOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '');
}

/**
 * Name in the API, type and list stay fixed once a record has a value, because the values would change their meaning.
 */
export function refuseFieldChange(
  before: Pick<FieldDefinition, 'variable' | 'type'> & { listId: number | null },
  after: Pick<FieldDefinition, 'variable' | 'type'> & { listId: number | null },
  isUsed: boolean,
): Refusal | null {
  if (!isUsed) return null;
  if (before.variable !== after.variable) return refuse('field.in-use', {}, 'variable');
  if (before.type !== after.type) return refuse('field.in-use', {}, 'type');
  return before.listId === after.listId ? null : refuse('field.in-use', {}, 'list_id');
}

export const optionKey = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Two options of the same name cannot be told apart in forms and files; retired ones do not count. */
export function refuseOptions(options: readonly { name: string; retired?: boolean | undefined }[]): Refusal | null {
  const seen = new Set<string>();
  for (const [index, { name, retired = false }] of options.entries()) {
    const key = optionKey(name);
    if (!retired && seen.has(key)) return refuse('list.option-twice', { name }, `options.${index}.name`);
    if (!retired) seen.add(key);
  }
  return null;
}

const numberOf = (key: string): number => Number(/^o(\d+)$/.exec(key)?.[1] ?? 0);

/**
 * Merges the options of a list: keys stay, new ones are numbered (`o3`), and a missing option is retired, because
 * records may name it.
 */
export function mergeOptions(
  before: readonly FieldOption[],
  sent: readonly { key?: string | undefined; name: string; retired?: boolean | undefined }[],
): FieldOption[] {
  const known = new Map(before.map((option) => [option.key, option]));
  let last = Math.max(0, ...before.map(({ key }) => numberOf(key)));
  const kept = sent.map(({ key, name, retired = false }) => {
    const isKnown = key !== undefined && known.delete(key);
    return { key: isKnown ? key : `o${++last}`, name, retired };
  });
  return [...kept, ...[...known.values()].map((option) => ({ ...option, retired: true }))];
}
