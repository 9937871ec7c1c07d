import type { ContactPerson } from '@tenderlane/contract';
import { PLACE_NAMES, type PlaceNames } from '../../reference';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own } from '../../../platform/database/tenant';

export interface OrderContacts {
  manager: ContactPerson;
  /** The carrier's bidder, or its owner if the person has left or the bid came by phone. */
  carrier: ContactPerson;
  truck_plate: string | null;
  driver_name: string | null;
  stops: { city: string | null; place: PlaceNames | null; name: string | null; phone: string | null }[];
}

/** The stops of the order's trip; those of the tender for orders that ended before trips were recorded. */
const STOPS = `select s.position, s.address, s.contact, w.place_id from trips t join trip_stops s on s.trip_id = t.id
    left join waypoints w on w.id = s.waypoint_id where t.option_id = o.id
  union all select w.position, w.address, w.contact, w.place_id from waypoints w
    where w.load_id = l.id and not exists (select from trips t where t.option_id = o.id)`;

const PERSON = (alias: string) =>
  `jsonb_build_object('name', trim(${alias}.first_name || ' ' || ${alias}.last_name), 'phone', ${alias}.phone, 'email', ${alias}.email)`;

/** Finds contacts only for a confirmed order and only for its two sides; `side` is the requesting company. */
export function findOrderContacts(
  sql: Sql,
  side: { shipper: number } | { carrier: number },
  loadId: number,
): Promise<OrderContacts | undefined> {
  const [isOfAsker, companyId] = 'shipper' in side ? [own('o'), side.shipper] : [ofCarrier('o'), side.carrier];
  return sql.first(
    `select ${PERSON('m')} as manager, ${PERSON('p')} as carrier, coalesce(t.plate, b.truck_plate) as truck_plate, coalesce(d.name, b.driver_name) as driver_name,
            coalesce((select jsonb_agg(jsonb_build_object('city', w.address->>'city', 'place', ${PLACE_NAMES}, 'name', w.contact->>'name', 'phone', w.contact->>'phone') order by w.position)
                        from (${STOPS}) w left join places p on p.id = w.place_id
                       where coalesce(w.contact->>'name', w.contact->>'phone') is not null), '[]') as stops
       from options o
       join loads l on l.id = o.load_id and l.selected_option_id = o.id
       join bids b on b.id = o.bid_id
       left join load_vehicles v on v.load_id = l.id and v.option_id = o.id
       left join trucks t on t.id = v.truck_id
       left join drivers d on d.id = v.driver_id
       join companies s on s.id = o.company_id
       join companies c on c.id = o.carrier_company_id
       left join brand_members sm on sm.company_id = s.id and sm.account_id = l.manager_id and sm.state = 'active'
       left join brand_members cm on cm.company_id = c.id and cm.account_id = b.placed_by and cm.state = 'active'
       join accounts m on m.id = coalesce(sm.account_id, s.admin_id)
       join accounts p on p.id = coalesce(cm.account_id, c.admin_id)
      where ${isOfAsker} and o.load_id = $2 and o.state = 'confirmed'`,
    [companyId, loadId],
  );
}
