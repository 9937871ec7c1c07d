import { missingForPublication } from '@tenderlane/domain/terms';
import { LIMITS } from '@tenderlane/domain/core';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import type { LoadListItem } from '@tenderlane/contract';
import type { SortKeyOf } from '@tenderlane/contract/core/list';
import type { LOADS_LIST } from '@tenderlane/contract/loads/list';
import type { MemberContext } from '../../../platform/context';
import { findItems } from '../../../platform/dashboard/attention';
import { metaOf, nextOf, pageOf, type ListQuery } from '../../../platform/http/paging';
import { toLoadContent } from '../draft/load-content';
import { holdsArchive, readsDetails, readsStops, type LoadsFilter } from './list-conditions.queries';
import { countFoundByState, countLoads, countLoadsByState } from './list-counts.queries';
import { listLoadRows, type ListColumn, type ListRow } from './list-rows.queries';
import { countAudiences, listLoadIds, listLoadPage, type AudienceFacts } from './list.queries';
import { listSelectedLoads } from './selected-loads.queries';
import { presentListItem } from '../presenter';

type Audiences = ReadonlyMap<number, AudienceFacts>;

export type LoadsQuery = LoadsFilter & ListQuery<SortKeyOf<typeof LOADS_LIST>>;

export async function listLoads(context: MemberContext, query: LoadsQuery & { total?: 'none' | undefined }) {
  const [{ page, rows, data }, total] = await Promise.all([
    readLoadPage(context, query),
    query.total === 'none' ? null : countList(context, query),
  ]);
  const meta = metaOf(page, total ?? 0, rows);
  return { data, meta: total === null ? { ...meta, total: null } : meta };
}

export async function readTotal(context: MemberContext, filter: LoadsFilter) {
  const total = await countList(context, filter);
  return { total: Math.min(total, LIMITS.listTotalMax), total_capped: total > LIMITS.listTotalMax };
}

/** Resolves `me` to the reader, the name of attention items to the statement of their rows, and the present. */
export async function resolveFilter(context: MemberContext, filter: LoadsFilter): Promise<LoadsFilter> {
  const manager = filter.manager_id === 'me' ? { manager_id: String(context.principal.accountId) } : {};
  const { attention, attention_scope: scope } = filter;
  const items = attention ? { items: await findItems(context, String(attention), scope === 'mine') } : {};
  return { ...filter, ...manager, ...items, now: await context.clock.now(context.sql) };
}

export const selectLoads = async (context: MemberContext, asked: LoadsFilter, atMost: number) =>
  listSelectedLoads(context.sql, context.principal.companyId, await resolveFilter(context, asked), atMost);

async function readLoadPage(context: MemberContext, query: LoadsQuery) {
  const page = pageOf(query, 'priority');
  const { sql, principal, clock } = context;
  const filter = await resolveFilter(context, query);
  const [rows, now] = await Promise.all([listLoadPage(sql, principal.companyId, filter, page), clock.now(sql)]);
  const data = presentRows(context, rows, await readAudiences(context, rows, now), now);
  return { page, rows, data, now, next: nextOf(page, rows) };
}

export async function presentLoads(context: MemberContext, ids: number[]): Promise<LoadListItem[]> {
  if (ids.length === 0) return [];
  const { sql, principal, clock } = context;
  const [rows, now] = await Promise.all([listLoadRows(sql, principal.companyId, ids), clock.now(sql)]);
  return presentRows(context, rows, await readAudiences(context, rows, now), now);
}

export async function countMissing(context: MemberContext, ids: number[]): Promise<Map<number, number>> {
  const { sql, principal, clock } = context;
  const [rows, now] = await Promise.all([listLoadRows(sql, principal.companyId, ids), clock.now(sql)]);
  const audiences = await readAudiences(context, rows, now);
  return new Map(rows.map((row) => [row.id, missingIn(row, audiences.get(row.id)?.count ?? 0, now)]));
}

export async function readIds(
  context: MemberContext,
  { sort, ...filter }: LoadsQuery,
  atMost: number,
): Promise<number[]> {
  const page = { ...pageOf({ sort }, 'priority'), limit: atMost };
  return listLoadIds(context.sql, context.principal.companyId, await resolveFilter(context, filter), page);
}

export async function readAudiences(
  { sql, principal }: MemberContext,
  rows: Pick<ListRow, 'id' | 'state'>[],
  now: number,
): Promise<Audiences> {
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id }) => id);
  return drafts.length > 0 ? countAudiences(sql, principal.companyId, drafts, now) : new Map();
}

export function presentRows(
  { principal, locale }: MemberContext,
  rows: ListRow[],
  audiences: Audiences,
  now: number,
): LoadListItem[] {
  const reader = { companyCountryId: principal.companyCountryId, locale, now };
  return rows.map((row) => presentListItem(row, missingOfRow(row, audiences, now), reader));
}

export const MISSING_COLUMNS = [
  'id',
  'state',
  'tender_type',
  'cargo',
  'truck',
  'payment',
  'terms',
  'waypoints',
  'custom',
  'required_fields',
] as const satisfies ListColumn[];
type DraftRow = Pick<ListRow, (typeof MISSING_COLUMNS)[number]>;

export async function missingOfRows(context: MemberContext, rows: DraftRow[], now: number): Promise<number[]> {
  const audiences = await readAudiences(context, rows, now);
  return rows.map((row) => missingOfRow(row, audiences, now));
}

const missingOfRow = (row: DraftRow, audiences: Audiences, now: number) =>
  row.state === 'draft' ? missingIn(row, audiences.get(row.id)?.count ?? 0, now) : 0;

function missingIn(row: DraftRow, audienceCount: number, now: number): number {
  const waypoints = row.waypoints.map(({ kind, address, from, to }) => ({
    kind,
    address: address && { name: address.city, ...address },
    window: { from, to },
  }));
  return missingForPublication(toLoadContent(row.tender_type, { ...row, waypoints }), row.terms, audienceCount, now)
    .length;
}

async function countList(context: MemberContext, asked: LoadsFilter): Promise<number> {
  const { sql, principal } = context;
  const query = await resolveFilter(context, asked);
  const max = LIMITS.listTotalMax;
  if (!readsDetails(query)) return countLoads(sql, principal.companyId, query, max + 1);
  const found = await countFoundByState(sql, principal.companyId, query, max);
  const holdsAll = !query.status && holdsArchive(query);
  if (!found) return holdsAll ? max + 1 : countLoads(sql, principal.companyId, query, max + 1);
  const listed = found.filter(({ state }) => holdsAll || query.status || state !== 'archived');
  return listed.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Counts loads per state under the same filter. A search counts its matches once for all states; above a thousand every
 * count is null.
 */
export async function countByState(context: MemberContext, asked: LoadsFilter): Promise<Record<string, number | null>> {
  const { sql, principal } = context;
  const filter = await resolveFilter(context, asked);
  const counts =
    readsDetails(filter) || readsStops(filter)
      ? await countFoundByState(sql, principal.companyId, filter, LIMITS.searchCountMax)
      : await countLoadsByState(sql, principal.companyId, filter, LOAD_STATES, LIMITS.listTotalMax);
  const totals = new Map(counts?.map(({ state, total }) => [state, total]));
  return Object.fromEntries(LOAD_STATES.map((state) => [state, counts ? (totals.get(state) ?? 0) : null]));
}
