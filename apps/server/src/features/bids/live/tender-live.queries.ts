import type { Terms } from '@tenderlane/domain/terms';
import type { LoadState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, ofSender, own, unscoped } from '../../../platform/database/tenant';

export interface TenderRow {
  id: number;
  company_id: number;
  state: LoadState;
  currency: string;
  opened_at: Date | null;
  effective_end: Date | null;
  bid_count: number;
  lowest: number | null;
  highest: number | null;
  leader_option_id: number | null;
  terms: Terms;
}

export function listTenders(sql: Sql, loadIds: number[]): Promise<TenderRow[]> {
  return sql.rows(
    `select l.id, l.company_id, l.state, l.currency, l.opened_at, l.effective_end, l.bid_count, l.lowest, l.highest,
            l.leader_option_id, a.terms
       from loads l join auctions a on a.load_id = l.id
      where ${unscoped('told to its own listeners alone')} l.id = any($1::bigint[]) and l.deleted_at is null and l.state <> 'draft'`,
    [loadIds],
  );
}

export interface ListenedOption {
  id: number;
  load_id: number;
  carrier_company_id: number;
}

export function listListenedOptions(
  sql: Sql,
  loadIds: number[],
  { optionIds, companyIds }: { optionIds: number[]; companyIds: number[] },
): Promise<ListenedOption[]> {
  return sql.rows(
    `select o.id, o.load_id, o.carrier_company_id
       from options o join carriers c on c.id = o.carrier_id
      where ${unscoped('told to their own carriers alone')} o.load_id = any($1::bigint[]) and c.state <> 'removed'
        and (o.id = any($2::bigint[]) or o.carrier_company_id = any($3::bigint[]))`,
    [loadIds, optionIds, companyIds],
  );
}

export async function isOwnLoad(sql: Sql, companyId: number, loadId: number): Promise<boolean> {
  const row = await sql.first(`select 1 from loads where ${own()} and id = $2 and deleted_at is null`, [
    companyId,
    loadId,
  ]);
  return row !== undefined;
}

export async function isOwnOption(
  sql: Sql,
  { companyId, senderId }: { companyId: number; senderId: number | null },
  optionId: number,
): Promise<boolean> {
  const row = await sql.first(
    `select 1 from options o join carriers c on c.id = o.carrier_id join loads l on l.id = o.load_id
      where ${ofCarrier('o')} and o.id = $2 and c.state <> 'removed' and l.deleted_at is null and l.state <> 'draft' and ${ofSender('o', '$3')}`,
    [companyId, optionId, senderId],
  );
  return row !== undefined;
}

export async function findLoadOfOption(sql: Sql, optionId: number): Promise<number | undefined> {
  const row = await sql.first<{ load_id: number }>(
    `select load_id from options where ${unscoped('of a channel that was allowed')} id = $1`,
    [optionId],
  );
  return row?.load_id;
}

/**
 * Lists a brand's running tenders: those a carrier has options of, and a shipper's sealed ones, whose bids are only
 * counted.
 */
export async function listOpenTenderIds(sql: Sql, companyId: number, limit: number): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>(
    `select l.id from options o join loads l on l.id = o.load_id
      where ${ofCarrier('o')} and l.state = 'ongoing' and l.deleted_at is null
     union all
     select l.id from loads l join auctions a on a.load_id = l.id
      where ${own('l')} and l.state = 'ongoing' and l.deleted_at is null and a.terms->>'mode' = 'sealed'
      limit $2`,
    [companyId, limit],
  );
  return rows.map(({ id }) => id);
}
