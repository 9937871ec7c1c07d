import type { ImportKindName } from '@tenderlane/domain/imports';
import type { Locale, RefusedLine } from '@tenderlane/contract';
import { serverMessages } from '@tenderlane/messages/server';
import { createTranslator } from '../../platform/i18n';
import type { LineProblem } from '../../platform/imports/import-kind';
import type { KnownField } from './kinds';

const hasText = (area: 'imports' | 'errors', key: string): boolean => Object.hasOwn(serverMessages.en[area], key);

export function fieldTexts(
  locale: Locale,
  kind: ImportKindName,
  field: KnownField,
): { label: string; hint: string | null } {
  if (field.label !== undefined) return { label: field.label, hint: field.hint };
  const say = createTranslator(locale, 'imports');
  const [label, hint] = [`field.${kind}.${field.key}`, `hint.${kind}.${field.key}`];
  return { label: String(say(label as never)), hint: hasText('imports', hint) ? String(say(hint as never)) : null };
}

export function presentProblem(
  locale: Locale,
  { kind, fields }: { kind: ImportKindName; fields: readonly KnownField[] },
  { reason, field, params = {} }: LineProblem,
): RefusedLine['problems'][number] {
  const key = `reason.${reason}`;
  const isOwn = hasText('imports', key);
  const say = createTranslator(locale, isOwn ? 'imports' : 'errors');
  const text = String(say((isOwn ? key : reason) as never, params as never));
  const known = fields.find(({ key: one }) => one === field);
  // An own field may have been deleted since.
  const label = known ? fieldTexts(locale, kind, known).label : field;
  const message = label === undefined ? text : `${label}: ${text}`;
  return { code: reason, field: field ?? null, params, message };
}
