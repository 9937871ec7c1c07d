import type { Auction, EditableLoad, Money } from '@tenderlane/contract';
import { DEFAULT_TERMS } from '@tenderlane/domain/terms';
import { roundPrice, type LoadPlan } from './plan-loads';
import type { City } from './lanes';
import type { Market } from './market';

const HOUR_MS = 3_600_000;
const euro = (amount: number): Money => ({ amount, currency: 'EUR' });
const instant = (at: number) => new Date(at).toISOString();

export const startingRate = (plan: LoadPlan) => roundPrice(plan.marketPrice * 1.12);

export function toDraftBody(
  plan: LoadPlan,
  { facilities, docks }: Pick<Market, 'facilities' | 'docks'>,
): Partial<EditableLoad> {
  const { lane, cargo, isComplete } = plan;
  return {
    cargo: isComplete ? { name: cargo.name, weight_kg: cargo.weight_kg } : {},
    truck: {
      body_types: [cargo.body],
      load_types: ['rear'],
      ...(cargo.body === 'reefer' && { temperature: { min_c: 2, max_c: 8 } }),
    },
    tags: [...cargo.tags],
    waypoints: (isComplete ? lane.stops : lane.stops.slice(0, 1)).map((city, place, { length }) =>
      stopOf(plan, city, place, { count: length, facilityId: facilities.get(city.city) ?? null }),
    ),
    custom: { cost_centre: `CC-${100 + (cargo.weight_kg % 7) * 10}`, dock: docks[plan.person % docks.length] },
    payment: { type: 'bank_transfer', days_to_pay: DEFAULT_TERMS.daysToPay, currency: 'EUR', vat_mode: 'net' },
  };
}

function stopOf(
  { pickupAt, deliveryAt }: LoadPlan,
  city: City,
  place: number,
  { count, facilityId }: { count: number; facilityId: number | null },
) {
  const at = count === 1 ? pickupAt : pickupAt + ((deliveryAt - pickupAt) * place) / (count - 1);
  const kind = place === 0 ? ('pickup' as const) : place === count - 1 ? ('delivery' as const) : ('stop' as const);
  return {
    kind,
    facility_id: facilityId,
    address: { name: city.city, ...city },
    window: { from: instant(at), to: instant(at + 4 * HOUR_MS) },
  };
}

export function termsOf(plan: LoadPlan, labels: ReadonlyMap<string, number>): Partial<Auction> {
  const { marketPrice, mode, winner, hasTarget, hasBookNow, durationMinutes, label } = plan;
  const labelId = label === null ? undefined : labels.get(label);
  return {
    mode,
    winner,
    duration_minutes: durationMinutes,
    audience: labelId === undefined ? { kind: 'network' } : { kind: 'labels', label_ids: [labelId] },
    starting_rate: euro(startingRate(plan)),
    target_rate: hasTarget ? euro(roundPrice(marketPrice * 0.97)) : null,
    book_now_price: hasBookNow ? euro(roundPrice(marketPrice * 0.84)) : null,
  };
}
