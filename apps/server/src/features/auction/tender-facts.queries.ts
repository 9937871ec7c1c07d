import { encodeTerms, type AuctionMode, type Terms } from '@tenderlane/domain/terms';
import type { Basis, LoadState } from '@tenderlane/domain/loads';
import type { VatMode } from '@tenderlane/domain/reference';
import type { EditableLoad, Money } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { unscoped } from '../../platform/database/tenant';
import { PLACE_COLUMNS, type PlaceRow } from '../reference';

export interface FactsStop {
  city: string;
  country_id: string;
  time_zone: string;
  from: string | null;
  to: string | null;
  place: PlaceRow | null;
}

/** Facts of a tender that its whole audience may read in any mode: never a target, a bid or a contact. */
export interface TenderFacts {
  id: number;
  number: number;
  company_id: number;
  company: string;
  country_id: string;
  state: LoadState;
  name: string | null;
  tender_type: 'ftl' | 'ltl';
  currency: string;
  mode: AuctionMode;
  basis: Basis;
  vat_mode: VatMode;
  days_to_pay: number;
  starting_rate: Money | null;
  book_now_price: Money | null;
  cargo: EditableLoad['cargo'];
  truck: EditableLoad['truck'];
  distance_km: number | null;
  distance_source: string | null;
  effective_end: Date | null;
  pickup: FactsStop | null;
  delivery: FactsStop | null;
  stop_count: number;
}

type ShownTerm = 'mode' | 'basis' | 'starting_rate' | 'book_now_price' | 'vat_mode' | 'days_to_pay';

const stop = (kind: 'pickup' | 'delivery', direction: 'asc' | 'desc') => `
  left join lateral (
    select jsonb_build_object('city', w.address->>'city', 'country_id', w.address->>'country_id', 'time_zone', w.address->>'time_zone',
             'from', to_char(w.window_from, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'to', to_char(w.window_to, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'place', (select to_jsonb(found) from (select ${PLACE_COLUMNS} from places p left join places s on s.id = p.seat_id
                                                     where p.id = w.place_id) found)) as stop
      from waypoints w where w.load_id = l.id and w.kind = '${kind}' and w.address is not null
     order by w.position ${direction} limit 1) ${kind} on true`;

/** Returns the facts of tenders of all companies; the caller must have checked that the reader may see them. */
export async function listTenderFacts(sql: Sql, loadIds: readonly number[]): Promise<TenderFacts[]> {
  const rows = await sql.rows<Omit<TenderFacts, ShownTerm> & { terms: Terms }>(
    `select l.id, l.number, l.company_id, c.name as company, c.country_id, l.state, l.name, l.tender_type, l.currency,
            a.terms, d.cargo, d.truck, d.distance_km::float8 as distance_km, d.distance_source,
            l.effective_end, pickup.stop as pickup, delivery.stop as delivery,
            (select count(*) from waypoints w where w.load_id = l.id) as stop_count
       from loads l ${unscoped('what may be said of a tender to everybody it is meant for')}
       join companies c on c.id = l.company_id
       join load_details d on d.load_id = l.id
       join auctions a on a.load_id = l.id
       ${stop('pickup', 'asc')} ${stop('delivery', 'desc')}
      where l.id = any($1::bigint[])`,
    [loadIds],
  );
  return rows.map(({ terms, ...facts }) => ({ ...facts, ...shownTerms(terms) }));
}

function shownTerms(terms: Terms): Pick<TenderFacts, ShownTerm> {
  const { mode, basis, starting_rate, book_now_price } = encodeTerms(terms);
  return { mode, basis, starting_rate, book_now_price, vat_mode: terms.vatMode, days_to_pay: terms.daysToPay };
}
