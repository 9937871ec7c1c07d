import { frozenTerms, lookUp, type Terms } from '@tenderlane/domain';
import type { FieldKey } from './draft-fields';

/** Where the terms of the rules stand on the page. */
const FIELDS: Partial<Record<keyof Terms | 'publishAt', FieldKey>> = {
  publishAt: 'auction.publish_at',
  mode: 'auction.mode',
  winner: 'auction.winner',
  winnerRule: 'auction.winner_rule',
  weights: 'auction.weights',
  currency: 'payment',
  vatMode: 'payment',
  basis: 'auction.basis',
  vatRateBp: 'auction.vat_rate_bp',
  durationMinutes: 'auction.duration_minutes',
  extraMinutes: 'auction.extra_minutes',
  maxExtraMinutes: 'auction.max_extra_minutes',
  step: 'auction.bid_step',
  startingRate: 'auction.starting_rate',
  bookNowPrice: 'auction.book_now_price',
  targetRate: 'auction.target_rate',
  guardrailBp: 'auction.guardrail_bp',
};

export const fieldsOfTerms = (names: readonly string[]): FieldKey[] =>
  names.flatMap((name) => lookUp(FIELDS, name) ?? []);

/** The fields of an open tender that no edit may change, each with its reason. */
export function frozenFields(hasBids: boolean, reasons: { published: string; bids: string }) {
  const published = fieldsOfTerms(frozenTerms(false));
  const reasonOf = (field: FieldKey) => (published.includes(field) ? reasons.published : reasons.bids);
  const entries = fieldsOfTerms(frozenTerms(hasBids)).map((field) => [field, reasonOf(field)]);
  return Object.fromEntries(entries) as Partial<Record<FieldKey, string>>;
}
