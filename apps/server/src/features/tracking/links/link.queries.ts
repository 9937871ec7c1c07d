import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export interface LinkRow {
  id: number;
  label: string;
  stop_id: number | null;
  salt: Buffer;
  created_at: Date;
}

export const listLinks = (sql: Sql, companyId: number, tripId: number): Promise<LinkRow[]> =>
  sql.rows(
    `select id, label, stop_id, salt, created_at from tracking_links
      where ${own()} and trip_id = $2 and revoked_at is null order by id`,
    [companyId, tripId],
  );

export async function insertLink(
  sql: Sql,
  companyId: number,
  link: { tripId: number; stopId: number | null; label: string; salt: Buffer; at: number },
): Promise<LinkRow> {
  return sql.one(
    `insert into tracking_links (company_id, trip_id, stop_id, label, salt, created_at) values (${owner()}, $2, $3, $4, $5, $6)
     returning id, label, stop_id, salt, created_at`,
    [companyId, link.tripId, link.stopId, link.label, link.salt, new Date(link.at)],
  );
}

interface OwnLinkRow {
  stop_id: number | null;
  is_revoked: boolean;
}

export const findOwnLink = (sql: Sql, companyId: number, tripId: number, id: number): Promise<OwnLinkRow | undefined> =>
  sql.first(
    `select stop_id, revoked_at is not null as is_revoked from tracking_links
      where ${own()} and trip_id = $2 and id = $3`,
    [companyId, tripId, id],
  );

export const saveRevoked = (sql: Sql, companyId: number, id: number, at: number): Promise<number> =>
  sql.run(`update tracking_links set revoked_at = $3 where ${own()} and id = $2`, [companyId, id, new Date(at)]);

export interface OpenLinkRow {
  id: number;
  company_id: number;
  salt: Buffer;
  stop_id: number | null;
  trip_id: number;
  load_id: number;
  carrier_company_id: number;
  ended_at: Date | null;
}

export const findOpenLink = (sql: Sql, id: number): Promise<OpenLinkRow | undefined> =>
  sql.first(
    `select k.id, k.company_id, k.salt, k.stop_id, t.id as trip_id, t.load_id, t.carrier_company_id,
            case when l.state not in ('processing', 'in_progress') then coalesce(l.completed_at, l.finished_at) end as ended_at
       from tracking_links k join trips t on t.id = k.trip_id join loads l on l.id = t.load_id
       join companies c on c.id = k.company_id
      where ${unscoped('the code of a link names its trip')} k.id = $1 and k.revoked_at is null and l.deleted_at is null and c.closed_at is null`,
    [id],
  );
