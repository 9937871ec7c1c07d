import type { Auction, Money } from '@tenderlane/contract';
import type { Terms } from '@tenderlane/domain';
import type { LoadParts } from '../load-parts';

const price = (amount: number | null, currency: string): Money | null =>
  amount === null ? null : { amount, currency };

/** The terms as the API answers them. */
export function presentAuction(
  parts: Pick<LoadParts, 'terms' | 'audience_kind' | 'label_ids' | 'carrier_ids'>,
  publishAt: Date | null,
): Auction {
  const { terms } = parts;
  return {
    mode: terms.mode,
    winner: terms.winner,
    winner_rule: terms.winnerRule,
    weights: {
      price: terms.weights.priceBp,
      on_time: terms.weights.onTimeBp,
      acceptance: terms.weights.acceptanceBp,
      cancel: terms.weights.cancelBp,
    },
    guardrail_bp: terms.guardrailBp,
    basis: terms.basis,
    vat_rate_bp: terms.vatRateBp,
    duration_minutes: terms.durationMinutes,
    bid_step: terms.step,
    extra_minutes: terms.extraMinutes,
    max_extra_minutes: terms.maxExtraMinutes,
    confirm_minutes: terms.confirmMinutes,
    decision_minutes: terms.decisionMinutes,
    republish_if_failed: terms.republishIfFailed,
    raise_percent_bp: terms.raisePercentBp,
    publish_at: publishAt?.toISOString() ?? null,
    starting_rate: price(terms.startingRate, terms.currency),
    target_rate: price(terms.targetRate, terms.currency),
    book_now_price: price(terms.bookNowPrice, terms.currency),
    audience: { kind: parts.audience_kind, label_ids: parts.label_ids, carrier_ids: parts.carrier_ids },
  };
}

/** The terms after a part of them was sent; amounts are in the tender's currency, checked by the caller. */
export function mergeTerms(terms: Terms, sent: Partial<Auction>): Terms {
  const merged: Terms = { ...terms };
  if (sent.mode) merged.mode = sent.mode;
  if (sent.winner) merged.winner = sent.winner;
  if (sent.winner_rule) merged.winnerRule = sent.winner_rule;
  if (sent.weights) {
    const { price: priceBp, on_time: onTimeBp, acceptance: acceptanceBp, cancel: cancelBp } = sent.weights;
    merged.weights = { priceBp, onTimeBp, acceptanceBp, cancelBp };
  }
  if (sent.basis) merged.basis = sent.basis;
  if (sent.bid_step) merged.step = sent.bid_step;
  if (sent.starting_rate !== undefined) merged.startingRate = sent.starting_rate?.amount ?? null;
  if (sent.target_rate !== undefined) merged.targetRate = sent.target_rate?.amount ?? null;
  if (sent.book_now_price !== undefined) merged.bookNowPrice = sent.book_now_price?.amount ?? null;
  merged.guardrailBp = sent.guardrail_bp ?? terms.guardrailBp;
  merged.vatRateBp = sent.vat_rate_bp ?? terms.vatRateBp;
  merged.durationMinutes = sent.duration_minutes ?? terms.durationMinutes;
  merged.extraMinutes = sent.extra_minutes ?? terms.extraMinutes;
  merged.maxExtraMinutes = sent.max_extra_minutes ?? terms.maxExtraMinutes;
  merged.confirmMinutes = sent.confirm_minutes ?? terms.confirmMinutes;
  merged.decisionMinutes = sent.decision_minutes ?? terms.decisionMinutes;
  merged.republishIfFailed = sent.republish_if_failed ?? terms.republishIfFailed;
  merged.raisePercentBp = sent.raise_percent_bp ?? terms.raisePercentBp;
  return merged;
}
