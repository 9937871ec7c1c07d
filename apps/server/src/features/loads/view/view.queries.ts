import type { HistoryEntry } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';

export function findEditor(sql: Sql, companyId: number, id: number): Promise<{ id: number; name: string } | undefined> {
  return sql.first(
    `select a.id, trim(a.first_name || ' ' || a.last_name) as name from loads l join accounts a on a.id = l.updated_by
      where ${own('l')} and l.id = $2`,
    [companyId, id],
  );
}

export function findBrandOfLoad(
  sql: Sql,
  accountId: number,
  id: number,
): Promise<{ company_id: number; name: string } | undefined> {
  return sql.first(
    `select c.id as company_id, c.name from loads l join companies c on c.id = l.company_id
      where l.id = $2 and l.deleted_at is null and exists (
        select 1 from brand_members m ${unscoped('a person’s own memberships')} join accounts a on a.id = $1
         where m.company_id = c.id and (m.account_id = a.id or (m.state = 'invited' and m.login in (a.email, a.phone))))`,
    [accountId, id],
  );
}

export function findManager(
  sql: Sql,
  companyId: number,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  return sql.first(
    `select a.id, trim(a.first_name || ' ' || a.last_name) as name from loads l join accounts a on a.id = l.manager_id
      where ${own('l')} and l.id = $2`,
    [companyId, id],
  );
}

export interface WinnerRow {
  option_id: number;
  carrier_id: number;
  carrier: string;
  state: string;
  amount: number;
  comparable: number;
  selected_by: string | null;
}

export function findWinner(sql: Sql, companyId: number, id: number): Promise<WinnerRow | undefined> {
  return sql.first(
    `select o.id as option_id, c.id as carrier_id, c.name as carrier, o.state, o.amount, o.comparable,
            (select trim(a.first_name || ' ' || a.last_name) from accounts a
              where a.id = coalesce((l.approval->>'requestedBy')::bigint, l.selected_by)) as selected_by
       from loads l
       join options o on ${own('o')} and o.id = coalesce((l.approval->>'optionId')::bigint, l.selected_option_id)
       join carriers c on ${own('c')} and c.id = o.carrier_id
      where ${own('l')} and l.id = $2`,
    [companyId, id],
  );
}

interface LoadPageFacts {
  manager_id: number;
  manager_name: string;
  decision: unknown;
  from_number: number | null;
  to_id: number | null;
  to_number: number | null;
  accepted: number;
  still_invited: number;
  opened: number;
}

export function findPageFacts(
  sql: Sql,
  companyId: number,
  id: number,
  now: number,
): Promise<LoadPageFacts | undefined> {
  return sql.first(
    `select m.id as manager_id, trim(m.first_name || ' ' || m.last_name) as manager_name,
            (select inputs from decisions where ${own()} and load_id = l.id order by id desc limit 1) as decision,
            (select number from loads where ${own()} and id = l.republished_from_id) as from_number,
            later.id as to_id, later.number as to_number,
            a.reached as accepted, coalesce(waiting.invited, 0)::int as still_invited,
            (coalesce(waiting.opened, 0) + (select count(*) from options o
              where ${own('o')} and o.load_id = l.id and (o.viewed_at is not null or exists (
                select 1 from bids b where ${own('b')} and b.option_id = o.id and b.entered_by is null))))::int as opened
       from loads l
       join auctions a on a.load_id = l.id
       left join lateral (select count(*) as invited, count(n.opened_at) as opened
                            from audience_invited(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule, $3) i
                            join carrier_invitations n on ${own('n')} and n.id = i.invitation_id) waiting on l.state = 'ongoing'
       join accounts m on m.id = l.manager_id
       left join lateral (select id, number from loads where ${own()} and republished_from_id = l.id and deleted_at is null
                           order by id desc limit 1) later on true
      where ${own('l')} and l.id = $2`,
    [companyId, id, new Date(now)],
  );
}

export interface HistoryRow {
  id: number;
  at: Date;
  action: string;
  actor: string | null;
  actor_kind: HistoryEntry['actor_kind'];
  params: Record<string, unknown>;
  changes: HistoryEntry['changes'];
  carrier: string | null;
  copied_number: number | null;
  colleague: string | null;
}

export function listHistory(
  sql: Sql,
  companyId: number,
  id: number,
  shown: string[],
  { before, limit }: { before: number; limit: number },
): Promise<HistoryRow[]> {
  return sql.rows(
    `select e.id, e.at, e.action, e.actor_kind, e.params, e.changes, c.name as carrier,
            case when e.actor_kind = 'carrier' then c.name else nullif(trim(a.first_name || ' ' || a.last_name), '') end as actor,
            (select s.number from loads s where ${own('s')} and s.id = (e.params->>'copied_from')::bigint) as copied_number,
            (select trim(m.first_name || ' ' || m.last_name) from accounts m where m.id = (e.params->>'to_account_id')::bigint) as colleague
       from events e
       left join accounts a on a.id = e.account_id
       left join carriers c on ${own('c')} and c.carrier_company_id = e.carrier_company_id
      where ${own('e')} and e.entity = 'load' and e.entity_id = $2 and e.id < $3 and e.action = any($5)
      order by e.id desc limit $4`,
    [companyId, id, before, limit, shown],
  );
}

/**
 * Returns whether the price terms are binding: from the first counting bid on; in a sealed tender from the first
 * accepted bid of any kind.
 */
export async function hasBindingBids(sql: Sql, companyId: number, loadId: number): Promise<boolean> {
  const row = await sql.first<{ some: boolean }>(
    `select exists (select 1 from bids b
                     where ${own('b')} and b.load_id = a.load_id and (a.terms->>'mode' = 'sealed' or not b.provisional)) as some
       from auctions a where ${own('a')} and a.load_id = $2`,
    [companyId, loadId],
  );
  return row?.some ?? false;
}

export async function findOptionCarrier(sql: Sql, companyId: number, optionId: number): Promise<number | null> {
  const row = await sql.first<{ carrier_company_id: number }>(
    `select carrier_company_id from options where ${own()} and id = $2`,
    [companyId, optionId],
  );
  return row?.carrier_company_id ?? null;
}
