import { frozenTerms, TERM_NAMES, type Terms } from '@tenderlane/domain/terms';
import { lookUp } from '@tenderlane/domain/values';
import type { FieldKey } from './draft-fields';

const names = Object.entries(TERM_NAMES) as [keyof typeof TERM_NAMES, keyof Terms][];

/** Paths of the terms on the page, by their names in the rules. */
const FIELDS: Readonly<Record<string, FieldKey>> = {
  ...Object.fromEntries(names.map(([name, term]) => [term, `auction.${name}` as const])),
  publishAt: 'auction.publish_at',
  currency: 'payment',
  vatMode: 'payment',
};

export const fieldsOfTerms = (names: readonly string[]): FieldKey[] =>
  names.flatMap((name) => lookUp(FIELDS, name) ?? []);

export function frozenFields(hasBids: boolean, reasons: { published: string; bids: string }) {
  const published = fieldsOfTerms(frozenTerms(false));
  const reasonOf = (field: FieldKey) => (published.includes(field) ? reasons.published : reasons.bids);
  const entries = fieldsOfTerms(frozenTerms(hasBids)).map((field) => [field, reasonOf(field)]);
  return Object.fromEntries(entries) as Partial<Record<FieldKey, string>>;
}
