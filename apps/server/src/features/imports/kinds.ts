import type { ImportKindName } from '@tenderlane/domain/imports';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import type { ImportField, ImportKind, OwnImportField } from '../../platform/imports/import-kind';

export type ImportKinds = readonly ImportKind[];

export function allowKind(kinds: ImportKinds, context: MemberContext, name: ImportKindName): ImportKind {
  const kind = allowReading(kinds, context, name);
  const { right, capacity } = kind;
  const call = { summary: '', access: 'brand', right, response: null } as const;
  allowCall(context.principal, { ...call, ...(capacity && { capacity }) });
  return kind;
}

/** Checks only the right, so that past imports stay visible after a plan ends. */
export function allowReading(kinds: ImportKinds, { principal }: MemberContext, name: ImportKindName): ImportKind {
  const kind = kinds.find((candidate) => candidate.kind === name);
  if (!kind) throw notFound();
  allowCall(principal, { summary: '', access: 'brand', right: kind.right, response: null });
  return kind;
}

export type KnownField = (ImportField & { key: string; label?: undefined }) | OwnImportField;

export const listFields = async (kind: ImportKind, context: MemberContext): Promise<readonly KnownField[]> => [
  ...Object.entries(kind.fields).map(([key, field]): KnownField => ({ key, ...field })),
  ...((await kind.ownFields?.(context)) ?? []),
];

export const missingFields = (fields: readonly KnownField[], mapping: Readonly<Record<string, number>>): string[] =>
  fields.flatMap(({ key, isRequired }) => (isRequired && !Object.hasOwn(mapping, key) ? [key] : []));
