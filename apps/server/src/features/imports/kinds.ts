import type { ImportKindName } from '@tenderlane/domain/imports';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import type { ImportField, ImportKind, OwnImportField } from '../../platform/imports/import-kind';

export type ImportKinds = readonly ImportKind[];

/** The kind of this name, for somebody who may import it: a right and a plan of its own. */
export function allowKind(kinds: ImportKinds, context: MemberContext, name: ImportKindName): ImportKind {
  const kind = allowReading(kinds, context, name);
  const { right, capacity } = kind;
  const call = { summary: '', access: 'brand', right, response: null } as const;
  allowCall(context.principal, { ...call, ...(capacity && { capacity }) });
  return kind;
}

/** The same for somebody who looks at what was imported: a plan that ended hides nothing. */
export function allowReading(kinds: ImportKinds, { principal }: MemberContext, name: ImportKindName): ImportKind {
  const kind = kinds.find((candidate) => candidate.kind === name);
  if (!kind) throw notFound();
  allowCall(principal, { summary: '', access: 'brand', right: kind.right, response: null });
  return kind;
}

/** A field of a kind, or one that the company has made for itself. */
export type KnownField = (ImportField & { key: string; label?: undefined }) | OwnImportField;

/** Everything that can be filled from columns. */
export const listFields = async (kind: ImportKind, context: MemberContext): Promise<readonly KnownField[]> => [
  ...Object.entries(kind.fields).map(([key, field]): KnownField => ({ key, ...field })),
  ...((await kind.ownFields?.(context)) ?? []),
];

/** Required fields that no column is chosen for. */
export const missingFields = (fields: readonly KnownField[], mapping: Readonly<Record<string, number>>): string[] =>
  fields.flatMap(({ key, isRequired }) => (isRequired && !Object.hasOwn(mapping, key) ? [key] : []));
