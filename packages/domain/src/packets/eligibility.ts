import { checkEligibility, type Eligibility, type RelationState } from '../carriers/relation';
import { scaledValue, type ReportRates } from '../money/report-rates';
import type { CarrierPapers } from './papers';
import type { PricedAmount } from './content';

export interface LoadDemands {
  /** Date of the last delivery; null while unknown. */
  deliveryOn: string | null;
  cargoValue: PricedAmount | null;
  currency: string;
  rates: ReportRates;
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
    const [covered, needed] = [scaledValue(amount, demands), scaledValue(value, demands)];
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
