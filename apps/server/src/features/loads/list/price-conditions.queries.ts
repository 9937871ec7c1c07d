import type { Basis } from '@tenderlane/domain/loads';
import { lookUp } from '@tenderlane/domain/values';
import { assertPresent } from '../../../platform/errors';
import type { StatementValues } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';

/** The price of a load `l` in lists; sealed bids have none. */
export const PRICE = `load_price(l.awarded_price, l.lowest, l.state, l.opened_at, a.terms)`;

/** Quantities in units of a basis for a load `d`; null if the measure is missing. */
const QUANTITIES: Record<Basis, string> = {
  trip: '1',
  km: 'd.distance_km',
  t: `(d.cargo->>'weight_kg')::numeric / 1000`,
  pallet: `coalesce((d.cargo->>'pallets')::numeric, (d.cargo->>'packages')::numeric)`,
};

interface PriceFilter {
  price_from?: string | number | undefined;
  price_to?: string | number | undefined;
  price_basis?: string | number | undefined;
}

export function priceCondition(filter: PriceFilter, bind: StatementValues['bind']): string {
  const { price_from: from, price_to: to, price_basis: basis = 'trip' } = filter;
  const quantity = assertPresent(lookUp<string>(QUANTITIES, String(basis)), 'a known basis');
  const bounds = [
    ...(from === undefined ? [] : [`${PRICE} >= ${bind(from)}::numeric * ${quantity}`]),
    ...(to === undefined ? [] : [`${PRICE} <= ${bind(to)}::numeric * ${quantity}`]),
  ];
  return `exists (select 1 from loads l join auctions a on a.load_id = l.id
                   where ${own('l')} and l.id = d.load_id and ${bounds.join(' and ')})`;
}
