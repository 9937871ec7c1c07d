import type { BidBody, CarrierLoad } from '@tenderlane/contract';
import type { VatMode } from '@tenderlane/domain/reference';
import { usualBasis } from './price-limit';

export interface OfferedTime {
  from: string | null;
  to: string | null;
}

/** Values of the bid form except the price. Amounts are in minor units. */
export interface BidDetails {
  vatMode: VatMode;
  daysToPay: number | null;
  /** Null means the validity that the tender requires. */
  validUntil: string | null;
  comment: string;
  truckPlate: string;
  driverName: string;
  fuel: number | null;
  extra: number | null;
  offeredTimes: Readonly<Record<number, OfferedTime>>;
}

type Tender = Pick<CarrierLoad, 'own_bid' | 'payment' | 'bid_valid_until'>;

/** Initial values of a revision: those of the last bid, so that lowering the price keeps them. */
export function detailsOf(load: Tender): BidDetails {
  const { own_bid: bid, bid_valid_until: valid } = load;
  const partOf = (kind: string) => bid?.components.find((component) => component.kind === kind)?.price.amount ?? null;
  const isOwnValidity = bid && valid && bid.valid_until !== valid.usual && bid.valid_until > valid.least;
  return {
    ...usualBasis(load),
    validUntil: isOwnValidity ? bid.valid_until : null,
    comment: bid?.comment ?? '',
    truckPlate: bid?.truck_plate ?? '',
    driverName: bid?.driver_name ?? '',
    fuel: partOf('fuel'),
    extra: partOf('extra'),
    offeredTimes: Object.fromEntries(
      (bid?.offered_times ?? []).map(({ waypoint_id: id, from, to }) => [id, { from, to }]),
    ),
  };
}

function lineHaul(price: number, { fuel, extra }: BidDetails): number | null {
  return fuel === null && extra === null ? null : price - (fuel ?? 0) - (extra ?? 0);
}

export type DetailsProblem = 'days' | 'parts' | 'times';

export function problemOf(price: number | null, details: BidDetails): DetailsProblem | null {
  if (details.daysToPay === null) return 'days';
  const rest = price === null ? null : lineHaul(price, details);
  if (rest !== null && rest < 1) return 'parts';
  const isHalf = ({ from, to }: OfferedTime) =>
    (from === null) !== (to === null) || (from !== null && to !== null && to < from);
  return Object.values(details.offeredTimes).some(isHalf) ? 'times' : null;
}

export function toBidBody(amount: number, currency: string, details: BidDetails): BidBody {
  const rest = lineHaul(amount, details);
  const parts = [
    { kind: 'line_haul', amount: rest },
    { kind: 'fuel', amount: details.fuel },
    { kind: 'extra', amount: details.extra },
  ] as const;
  const offered = Object.entries(details.offeredTimes).flatMap(([id, { from, to }]) =>
    from && to ? [{ waypoint_id: Number(id), from, to }] : [],
  );
  return {
    price: { amount, currency },
    vat_mode: details.vatMode,
    ...(details.daysToPay !== null && { days_to_pay: details.daysToPay }),
    ...(details.validUntil && { valid_until: details.validUntil }),
    ...(details.comment.trim() && { comment: details.comment.trim() }),
    ...(details.truckPlate.trim() && { truck_plate: details.truckPlate.trim() }),
    ...(details.driverName.trim() && { driver_name: details.driverName.trim() }),
    ...(offered.length > 0 && { offered_times: offered }),
    ...(rest !== null && {
      components: parts.flatMap(({ kind, amount: part }) =>
        part ? [{ kind, price: { amount: part, currency } }] : [],
      ),
    }),
  };
}
