import type { Side } from '@tenderlane/domain/core';
import type { NoticeTemplate } from '../../../platform/notices/templates';
import type { NotificationClass } from '@tenderlane/domain/notifications';
import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';
import type { Member } from '../../../platform/principal';
import { SHARED_KEYS, type BellEntry, type BellParams } from './bell-entry';

export interface InsertedEntry {
  account_id: number;
  company_id: number;
  event_key: string;
  template: string;
}

export function insertEntries(sql: Sql, entries: readonly BellEntry[]): Promise<InsertedEntry[]> {
  return sql.rows(
    `insert into notifications as n (account_id, company_id, side, event_key, action, template, class, params, page_name, link, created_at)
     select e.account_id, e.company_id ${unscoped('each entry names its own company')}, e.side, e.event_key, e.action, e.template, e.class,
            e.params, e.page_name, e.link, ${momentOf('e.created_at')}
       from jsonb_to_recordset($1::jsonb) as e (account_id bigint, company_id bigint, side text, event_key text, action text,
              template text, class text, params jsonb, page_name text, link text, created_at float8)
     on conflict (account_id, event_key, template) do update
        set id = nextval('notifications_id_seq'), params = excluded.params, created_at = excluded.created_at, read_at = null
      where n.event_key like '${SHARED_KEYS}' and n.params is distinct from excluded.params
     returning account_id, company_id, event_key, template`,
    [JSON.stringify(entries)],
  );
}

export interface BellRow {
  id: number;
  template: NoticeTemplate;
  class: NotificationClass;
  side: Side;
  params: BellParams;
  page_name: string;
  link: string | null;
  is_external: boolean;
  created_at: Date;
  read_at: Date | null;
}

export function listEntries(
  sql: Sql,
  { companyId, accountId }: Member,
  { before, limit }: { before: number | null; limit: number },
): Promise<BellRow[]> {
  return sql.rows(
    `select id, template, class, side, params, page_name, link, is_external, created_at, read_at from notifications
      where ${own()} and account_id = $2 and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [companyId, accountId, before, limit],
  );
}

export async function countUnread(sql: Sql, { companyId, accountId }: Member): Promise<number> {
  const row = await sql.one<{ unread: number }>(
    `select count(*) as unread from notifications where ${own()} and account_id = $2 and read_at is null`,
    [companyId, accountId],
  );
  return row.unread;
}

export async function hasUnread(sql: Sql, { companyId, accountId }: Member): Promise<boolean> {
  const row = await sql.one<{ has_unread: boolean }>(
    `select exists (select 1 from notifications where ${own()} and account_id = $2 and read_at is null) as has_unread`,
    [companyId, accountId],
  );
  return row.has_unread;
}

export function saveRead(
  sql: Sql,
  { companyId, accountId }: Member,
  { ids = null, until_id: until = null }: { ids?: number[] | null; until_id?: number | null },
  at: number,
): Promise<number> {
  return sql.run(
    `update notifications set read_at = $5 where ${own()} and account_id = $2 and read_at is null
        and ($3::bigint[] is null or id = any($3)) and ($4::bigint is null or id <= $4)`,
    [companyId, accountId, ids, until, new Date(at)],
  );
}

export function deleteOldEntries(sql: Sql, before: number, limit: number): Promise<number> {
  return sql.run(
    `delete from notifications ${unscoped('what is too old, of all companies')}
      where id = any(array(select id from notifications where created_at < $1 order by created_at limit $2))`,
    [new Date(before), limit],
  );
}
