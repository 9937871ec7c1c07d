import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';
import { endOfOrder, orderOfLink, type LinkedOrderRow } from '../../../platform/holders/linked-order.queries';

export interface PersonalLinkTarget {
  companyId: number;
  login: string;
  carrierId: number | null;
  invitationId: number | null;
  loadId: number | null;
}

/** A target without its recipient, which the message names. */
export type LinkTarget = Omit<PersonalLinkTarget, 'login'>;

export interface PersonalLinkRow {
  id: number;
  company_id: number;
  login: string;
  carrier_id: number | null;
  invitation_id: number | null;
  load_id: number | null;
  salt: Buffer;
  expires_at: Date;
  ended_at: Date | null;
  used_for_bid_at: Date | null;
  link_order: LinkedOrderRow | null;
  has_newer: boolean;
  shipper: string;
  is_closed: boolean;
  shipper_country: string;
  carrier_company_id: number | null;
}

const LINK = `select p.id, p.company_id, p.login, p.carrier_id, p.invitation_id, p.load_id, p.salt, p.expires_at, p.ended_at, p.used_for_bid_at,
    case when p.is_order then (${orderOfLink('p.id')}) end as link_order,
    not p.is_order and exists (select 1 from personal_links n
      where n.company_id = p.company_id and n.login = p.login and n.id > p.id and not n.is_order) as has_newer,
    c.name as shipper, c.country_id as shipper_country, c.closed_at is not null as is_closed, r.carrier_company_id
  from personal_links p
  join companies c on c.id = p.company_id
  left join carriers r on r.company_id = p.company_id and r.id = p.carrier_id`;

const BY_SECRET = unscoped('a personal link is found by its secret');

export function findPersonalLink(sql: Sql, id: number): Promise<PersonalLinkRow | undefined> {
  return sql.first(`${LINK} where p.id = $1 ${BY_SECRET}`, [id]);
}

export function lockPersonalLink(sql: Sql, id: number): Promise<PersonalLinkRow | undefined> {
  return sql.first(`${LINK} where p.id = $1 ${BY_SECRET} for no key update of p`, [id]);
}

export const listSalts = (sql: Sql, ids: number[]): Promise<{ id: number; salt: Buffer }[]> =>
  sql.rows(
    `select id, salt from personal_links where id = any($1::bigint[]) ${unscoped('links of messages that leave')}`,
    [ids],
  );

type OrderAim = LinkedOrderRow & Pick<PersonalLinkTarget, 'carrierId' | 'login'> & { linkId: number | null };

export const listOrderAims = (sql: Sql, aims: PersonalLinkTarget[]): Promise<OrderAim[]> =>
  sql.rows(
    `select distinct l.id as "loadId", o.carrier_id as "carrierId", a.login, true as "isWon",
            ${endOfOrder('l')} as "endedAt",
            (select max(p.id) from personal_links p where p.load_id = l.id and p.login = a.login and p.carrier_id = o.carrier_id
                and p.is_order and p.ended_at is null) as "linkId"
       from jsonb_to_recordset($1::jsonb) as a("carrierId" bigint, "loadId" bigint, login text)
       join options o on o.load_id = a."loadId" and o.carrier_id = a."carrierId" and o.state = 'confirmed'
       join loads l on l.id = o.load_id and l.deleted_at is null ${unscoped('links of messages that leave')}`,
    [JSON.stringify(aims)],
  );

export const renewPersonalLinks = (sql: Sql, ids: readonly number[], at: number, expiresAt: number): Promise<number> =>
  sql.run(
    `update personal_links set sent_at = $2, expires_at = $3 where id = any($1::bigint[]) ${unscoped('links of messages that leave')}`,
    [ids, new Date(at), new Date(expiresAt)],
  );

/**
 * Inserts a link per message, in order. A login that is a member of the sending company gets none, because a link must
 * not allow bids that the person may not place.
 */
export async function insertPersonalLinks(
  sql: Sql,
  aims: (PersonalLinkTarget & { salt: string; isOrder: boolean })[],
  at: number,
  expiresAt: number,
): Promise<Map<number, number>> {
  const rows = await sql.rows<{ id: number; salt: string }>(
    `insert into personal_links (company_id, login, carrier_id, invitation_id, load_id, is_order, salt, sent_at, expires_at)
     select ${owner('a."companyId"')}, a.login, a."carrierId", a."invitationId", a."loadId", a."isOrder", decode(a.salt, 'hex'), $2, $3
       from rows from (jsonb_to_recordset($1::jsonb) as ("companyId" bigint, login text, "carrierId" bigint, "invitationId" bigint,
            "loadId" bigint, "isOrder" boolean, salt text)) with ordinality
         as a("companyId", login, "carrierId", "invitationId", "loadId", "isOrder", salt, position)
      where not exists (select 1 from brand_members m join accounts p on p.id = m.account_id
                         where m.company_id = a."companyId" and m.state = 'active' and (p.email = a.login or p.phone = a.login))
      order by a.position
     returning id, encode(salt, 'hex') as salt`,
    [JSON.stringify(aims), new Date(at), new Date(expiresAt)],
  );
  const ids = new Map(rows.map(({ id, salt }) => [salt, id]));
  return new Map(
    aims.flatMap(({ salt }, position) => (ids.has(salt) ? [[position, ids.get(salt) ?? 0] as const] : [])),
  );
}

export function savePersonalLinksEnd(sql: Sql, companyId: number, login: string, at: number): Promise<number> {
  return sql.run(
    `update personal_links set ended_at = $3 where ${own()} and login = $2 and ended_at is null and expires_at > $3`,
    [companyId, login, new Date(at)],
  );
}

/** Marks the links as used for an accepted bid; nobody else may take them over afterwards. */
export function savePersonalLinkBids(sql: Sql, ids: number[], at: number): Promise<number> {
  return sql.run(
    `update personal_links set used_for_bid_at = $2 where id = any($1::bigint[]) and used_for_bid_at is null ${unscoped('links of the sessions that bid')}`,
    [ids, new Date(at)],
  );
}
