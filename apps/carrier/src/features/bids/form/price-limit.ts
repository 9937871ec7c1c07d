import type { CarrierLoad } from '@tenderlane/contract';
import { highestAllowedBid, stepAmount } from '@tenderlane/domain/terms';
import type { VatMode } from '@tenderlane/domain/reference';
import { CURRENCIES, isCurrency } from '@tenderlane/domain/money';

type Tender = Pick<CarrierLoad, 'terms' | 'payment' | 'option' | 'own_bid' | 'best_price' | 'highest_allowed'>;

export interface PriceBasis {
  vatMode: VatMode;
  daysToPay: number;
}

export const usualBasis = ({ own_bid: bid, payment }: Pick<Tender, 'own_bid' | 'payment'>): PriceBasis => ({
  vatMode: (bid?.vat_mode as VatMode | undefined) ?? payment.vat_mode,
  daysToPay: bid?.days_to_pay ?? payment.days_to_pay,
});

/**
 * Highest allowed price in minor units; null without a limit, undefined if only the server knows it. The server's limit
 * applies to the usual basis; another VAT mode is computed from the visible prices. Other days to pay depend on the
 * shipper's cost of money, which carriers do not see.
 */
export function priceLimit(load: Tender, basis: PriceBasis): number | null | undefined {
  const usual = usualBasis(load);
  if (basis.vatMode === usual.vatMode && basis.daysToPay === usual.daysToPay)
    return load.highest_allowed?.amount ?? null;
  if (basis.daysToPay !== load.payment.days_to_pay) return undefined;
  const own = load.option.state === 'active' ? (load.own_bid?.comparable.amount ?? null) : null;
  const references = { best: load.best_price?.amount ?? null, own };
  return highestAllowedBid(limitTerms(load), references, basis)?.amount ?? null;
}

const limitTerms = ({ terms, payment }: Pick<Tender, 'terms' | 'payment'>) => ({
  mode: terms.mode,
  step: terms.bid_step,
  startingRate: terms.starting_rate?.amount ?? null,
  quantityMilli: terms.quantity_milli,
  vatRateBp: terms.vat_rate_bp,
  vatMode: payment.vat_mode,
  daysToPay: payment.days_to_pay,
  // The cost of money matters only for days to pay that differ from the tender's, which are not computed here.
  costOfMoneyBp: 0,
});

export function suggestedBid(amount: number, currency: string): number {
  const unit = isCurrency(currency) ? 10 ** CURRENCIES[currency] : 100;
  return amount < unit ? amount : amount - (amount % unit);
}

/** Amount by which the form's buttons lower the price; rounded to whole currency units for a percentage step. */
export function buttonStep(load: Pick<Tender, 'terms' | 'payment'>, price: number): number {
  const { bid_step: step } = load.terms;
  if (step.kind === 'amount') return step.value;
  const amount = stepAmount(limitTerms(load), Math.max(1, price));
  const { currency } = load.payment;
  const unit = isCurrency(currency) ? 10 ** CURRENCIES[currency] : 100;
  return amount < unit ? amount : Math.ceil(amount / unit) * unit;
}

export type PriceRule = 'best' | 'own' | 'starting' | 'free' | 'server' | 'impossible';

export function ruleOf(load: Tender, limit: number | null | undefined): PriceRule {
  if (limit === undefined) return 'server';
  if (limit === null) return 'free';
  if (limit < 1) return 'impossible';
  const { mode } = load.terms;
  if (mode === 'open' && load.best_price) return 'best';
  return mode === 'rank_only' && load.own_bid && load.option.state === 'active' ? 'own' : 'starting';
}
