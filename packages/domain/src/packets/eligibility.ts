import { lookUp } from '../values/look-up';
import { checkEligibility, type Eligibility, type RelationState } from '../carriers/relation';
import { currencyDecimals } from '../money/currency';
import type { CarrierPapers } from './papers';
import type { PricedAmount } from './content';

/** Currency → value of one unit in the company's currency, as a decimal with at most six places. */
export type ReportRates = Readonly<Record<string, string>>;

export const isReportRate = (text: string): boolean => /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0;

export interface LoadDemands {
  /** Date of the last delivery; null while unknown. */
  deliveryOn: string | null;
  cargoValue: PricedAmount | null;
  currency: string;
  rates: ReportRates;
}

const PLACES = 6;

/** Amount in a form in which all currencies compare; null without a rate. */
function comparable({ amount, currency }: PricedAmount, { currency: own, rates }: LoadDemands): bigint | null {
  const rate = currency === own ? '1' : lookUp(rates, currency);
  if (rate === undefined || !isReportRate(rate)) return null;
  const [whole = '0', part = ''] = rate.split('.');
  const scaled = BigInt(whole + part.padEnd(PLACES, '0'));
  return BigInt(amount) * scaled * 10n ** BigInt(PLACES - currencyDecimals(currency));
}

type Cover = 'enough' | 'too_low' | 'no_rate';

/**
 * Checks that insurances valid on the day cover the cargo. Amounts of two currencies compare only by the company's
 * rates.
 */
function coverOf(papers: CarrierPapers, value: PricedAmount, demands: LoadDemands): Cover {
  const held = (papers.insurance ?? []).filter(({ until }) => holdsOn(until, demands.deliveryOn));
  let lacksRate = false;
  for (const { amount } of held) {
    if (amount.currency === value.currency) {
      if (amount.amount >= value.amount) return 'enough';
      continue;
    }
    const [covered, needed] = [comparable(amount, demands), comparable(value, demands)];
    if (covered === null || needed === null) lacksRate = true;
    else if (covered >= needed) return 'enough';
  }
  return lacksRate ? 'no_rate' : 'too_low';
}

const holdsOn = (until: string | null, day: string | null) => until === null || day === null || until >= day;

/**
 * Checks whether a carrier may win a load. `papers` are those of its approved packet, null without one; `demands` is
 * null when the shipper requires no packet.
 */
export function eligibilityOf(
  relation: RelationState | null,
  papers: CarrierPapers | null,
  demands: LoadDemands | null,
): Eligibility {
  if (!demands) return checkEligibility({ relation });
  if (!papers) return checkEligibility({ relation, packet: { isRequired: true, isApproved: false } });
  const { cargoValue, deliveryOn } = demands;
  const cover = papers.insurance && cargoValue ? coverOf(papers, cargoValue, demands) : 'enough';
  return checkEligibility({
    relation,
    packet: { isRequired: true, isApproved: true },
    documents: { areValidOnDelivery: holdsOn(papers.until, deliveryOn) },
    insurance: { cover },
  });
}
