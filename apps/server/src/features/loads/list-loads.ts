import { LIMITS, LOAD_STATES, missingForPublication } from '@tenderlane/domain';
import type { LoadListItem } from '@tenderlane/contract';
import type { ActorContext } from '../../platform/context';
import { metaOf, pageOf, type ListQuery } from '../../platform/http/paging';
import { contentOf } from './load-content';
import {
  countAudiences,
  countLoads,
  countLoadsByState,
  listLoadPage,
  listLoadRows,
  type ListRow,
  type LoadsFilter,
} from './list.queries';
import { presentListItem } from './presenter';
import { readStopPlaces } from './stop-places';

export type LoadsQuery = LoadsFilter & ListQuery<'priority' | 'created_at' | 'ends_at' | 'pickup_at'>;

/** A page of the company's loads; what needs the reader comes first. */
export async function listLoads(context: ActorContext, query: LoadsQuery) {
  const { data, meta } = await readLoadPage(context, query);
  return { data, meta };
}

/** A page as it is shown, with the rows it was made of in the same order. */
export async function readLoadPage(context: ActorContext, query: LoadsQuery) {
  const { sql, actor } = context;
  const page = pageOf(query, 'priority');
  const [rows, total] = await Promise.all([
    listLoadPage(sql, actor.companyId, query, page),
    countLoads(sql, actor.companyId, query, LIMITS.listTotalMax + 1),
  ]);
  return { rows, data: await presentRows(context, rows), meta: metaOf(page, total, rows) };
}

/** List rows of some loads, in the order of their ids. */
export async function presentLoads(context: ActorContext, ids: number[]): Promise<LoadListItem[]> {
  return presentRows(context, await listLoadRows(context.sql, context.actor.companyId, ids));
}

async function presentRows({ sql, actor, clock, locale }: ActorContext, rows: ListRow[]): Promise<LoadListItem[]> {
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id }) => id);
  const now = drafts.length > 0 ? await clock.now(sql) : 0;
  const audiences = drafts.length > 0 ? await countAudiences(sql, actor.companyId, drafts, now) : new Map();
  const places = await readStopPlaces(
    sql,
    rows.flatMap(({ waypoints }) => waypoints),
  );
  const reader = { companyCountryId: actor.companyCountryId, locale, places };
  return rows.map((row) => {
    const missing = row.state === 'draft' ? missingIn(row, audiences.get(row.id)?.count ?? 0, now) : 0;
    return presentListItem(row, missing, reader);
  });
}

function missingIn(row: ListRow, audienceCount: number, now: number): number {
  const waypoints = row.waypoints.map(({ kind, address, from, to }) => ({
    kind,
    address: address && { name: address.city, ...address },
    window: { from, to },
  }));
  return missingForPublication(contentOf(row.tender_type, { ...row, waypoints }), row.terms, audienceCount, now).length;
}

/** How many loads each state holds under the same filter. */
export async function countByState({ sql, actor }: ActorContext, filter: LoadsFilter): Promise<Record<string, number>> {
  const counts = await countLoadsByState(sql, actor.companyId, filter, LOAD_STATES, LIMITS.listTotalMax);
  return Object.fromEntries(counts.map(({ state, total }) => [state, total]));
}
