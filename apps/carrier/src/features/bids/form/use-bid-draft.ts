import type { BidBody, CarrierLoad } from '@tenderlane/contract';
import type { Currency } from '@tenderlane/domain/money';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activity } from '../../../lib/application';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { moneyField } from '../../../lib/formats';
import { toBidBody, detailsOf, problemOf, type BidDetails } from './bid-draft';
import { buttonStep, priceLimit, suggestedBid } from './price-limit';

export interface BidDraft {
  /** In minor units; null while the field is empty. */
  price: number | null;
  setPrice: (price: number | null) => void;
  /** Highest allowed price: null without a limit, undefined if only the server knows it. */
  limit: number | null | undefined;
  isTooHigh: boolean;
  step: number;
  currency: string;
  field: ReturnType<typeof moneyField>;
  setTypingProblem: (problem: string | null) => void;
  details: BidDetails;
  setDetails: (details: BidDetails) => void;
  priceLabel: string;
  termsText: string;
  problem: string | null;
  body: () => BidBody | null;
  reset: () => void;
}

/** Draft of a bid. Until the user sets a price, it is the highest allowed one and follows the bids of others. */
export function useBidDraft(load: CarrierLoad): BidDraft {
  const { t } = useTranslation(['carrierApp', 'errors']);
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const [typingProblem, setTypingProblem] = useState<string | null>(null);
  const [changed, setDetails] = useState<BidDetails | null>(null);
  const isTyped = chosen !== undefined || changed !== null;
  // The frame warns about unsent input when the connection is lost.
  useEffect(() => {
    activity.noteTyped(isTyped ? 1 : 0);
    return () => activity.noteTyped(0);
  }, [isTyped]);
  const details = changed ?? detailsOf(load);
  const { currency } = load.payment;

  const limit = priceLimit(load, {
    vatMode: details.vatMode,
    daysToPay: details.daysToPay ?? load.payment.days_to_pay,
  });
  const base = limit ?? load.own_bid?.price.amount ?? load.terms.starting_rate?.amount ?? null;
  const suggested = base === null ? null : suggestedBid(base, currency);
  const price = chosen === undefined ? suggested : chosen;
  const isTooHigh = price !== null && typeof limit === 'number' && price > limit;

  const detailsProblem = problemOf(price, details);
  const problem =
    typingProblem ??
    (price === null || price < 1 ? t('bid.problem.empty') : null) ??
    (isTooHigh ? t('bid.problem.too_high') : null) ??
    (detailsProblem && t(`bid.problem.${detailsProblem}`));

  return {
    price,
    setPrice: setChosen,
    limit,
    isTooHigh,
    step: buttonStep(load, price ?? suggested ?? 0),
    currency,
    field: moneyField(currency as Currency),
    setTypingProblem,
    details,
    setDetails,
    ...useDraftTexts(load, details),
    problem,
    body: () => (price === null ? null : toBidBody(price, currency, details)),
    reset: () => {
      setChosen(undefined);
      setTypingProblem(null);
      setDetails(null);
    },
  };
}

function useDraftTexts(load: CarrierLoad, details: BidDetails): Pick<BidDraft, 'priceLabel' | 'termsText'> {
  const { t } = useTranslation('carrierApp');
  const dates = useDates();
  const { basis } = load.terms;
  const label = [t('bid.price'), t(`vat.${details.vatMode}`), basis !== 'trip' && t(`basis.${basis}`)];
  const until = details.validUntil ?? load.bid_valid_until?.usual;
  const terms = [
    details.daysToPay !== null && t('bid.pays_in', { count: details.daysToPay }),
    until && t('bid.binds_until', { time: dates.shortDateTime(until) }),
    details.truckPlate.trim(),
  ];
  return { priceLabel: label.filter(Boolean).join(', '), termsText: terms.filter(Boolean).join(' · ') };
}
