import type { AnswerOf, HelpRequest, QueryOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { lastOf, pageAfter, type AfterQuery } from '../../platform/http/paging';
import { actorOf } from '../../platform/principal';
import { recordOperatorViews } from '../brands';
import { readerOf, type ChatReader } from '../chat';
import { isLoadShown, presentRequest } from './present-request';
import { findRequest, findSupport, listQueue, listRequests, type RequestRow } from './request.queries';

const PAGE = 25;

type Page = AnswerOf<ShipperApi['GET /requests']>;
type Query = NonNullable<QueryOf<ShipperApi['GET /requests']>>;

const asked = ({ state, ...page }: Query) => ({ state, ...pageAfter(page as AfterQuery, PAGE) });

export async function showRequests(context: MemberContext, query: Query): Promise<Page> {
  const { sql } = context;
  const reader = await readerOf(context);
  // A session opened by a link sees no chats with support.
  if (reader.senderId !== null) return { data: [], meta: { next: null } };
  const page = asked(query);
  const isStart = page.after === null && page.state === undefined;
  const [support, rows] = await Promise.all([isStart ? findSupport(sql, reader) : [], listRequests(sql, reader, page)]);
  return presentPage(context, reader, [...support, ...rows], nextOf(page, rows));
}

export async function showQueue(context: MemberContext, query: Query): Promise<Page> {
  const reader = await readerOf(context);
  if (!reader.isOperator) throw notFound();
  const page = asked(query);
  const rows = await listQueue(context.sql, reader, page);
  await recordOperatorViews(context, [...new Set(rows.map(({ company_id: id }) => id))]);
  // A load is shown only by itself, because each time is recorded.
  const withoutLoads = rows.map((row) => (row.company_id === reader.companyId ? row : { ...row, load_id: null }));
  return presentPage(context, reader, withoutLoads, nextOf(page, rows));
}

const nextOf = (page: { limit: number }, rows: readonly RequestRow[]) => {
  const last = lastOf(page, rows);
  return last ? String(last.id) : null;
};

async function presentPage(
  { sql, clock, locale }: MemberContext,
  reader: ChatReader,
  rows: readonly RequestRow[],
  next: string | null,
): Promise<Page> {
  const now = await clock.now(sql);
  return { data: rows.map((row) => presentRequest(row, { reader, locale, now })), meta: { next } };
}

export async function showRequest(context: MemberContext, id: number): Promise<HelpRequest> {
  const { sql, clock, locale } = context;
  const reader = await readerOf(context);
  const row = reader.senderId === null ? await findRequest(sql, reader, id) : undefined;
  if (!row) throw notFound();
  const reading = { reader, locale, now: await clock.now(sql) };
  if (row.company_id !== reader.companyId) {
    await recordOperatorViews(context, [row.company_id]);
    if (row.load_id !== null && isLoadShown(row, reading)) await recordLoadShown(context, row, reading.now);
  }
  return presentRequest(row, reading);
}

async function recordLoadShown(context: MemberContext, row: RequestRow, at: number): Promise<void> {
  const { load_id: entityId, load_company_id: companyId, side, id } = row;
  if (entityId === null) return;
  await context.newTransaction((sql) =>
    record({ ...context, sql }, [
      {
        at,
        companyId,
        carrierCompanyId: side === 'carrier' ? row.company_id : null,
        entityId,
        action: 'load.shown_to_operator',
        actor: actorOf(context.principal),
        params: { side, request_id: id },
      },
    ]),
  );
}
