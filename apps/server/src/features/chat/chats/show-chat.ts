import { refuseSending } from '@tenderlane/domain/chat';
import { LIMITS } from '@tenderlane/domain/core';
import type { AnswerOf, Chat, Locale, QueryOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, notFound } from '../../../platform/errors';
import { metaOf, pageOf } from '../../../platform/http/paging';
import { iso } from '../../../platform/present';
import { recordOperatorViews } from '../../brands';
import { tenderNumber, type ListStop } from '../../loads';
import { localizedCity } from '../../reference';
import { countChats, countQueue, findChat, listChats, listQueue, type ChatRow } from './chat.queries';
import { readerOf, type ChatReader } from './reader';

type ChatPage = AnswerOf<ShipperApi['GET /chats']>;
type ChatQuery = NonNullable<QueryOf<ShipperApi['GET /chats']>>;
type Lists = { list: typeof listChats; count: typeof countChats };

export const showChats = async (context: MemberContext, query: ChatQuery): Promise<ChatPage> =>
  showPage(context, await readerOf(context), query, { list: listChats, count: countChats });

export async function showQueue(context: MemberContext, query: ChatQuery): Promise<ChatPage> {
  const reader = await readerOf(context);
  if (!reader.isOperator) throw notFound();
  return showPage(context, reader, query, { list: listQueue, count: countQueue });
}

async function showPage(
  { sql, locale }: MemberContext,
  reader: ChatReader,
  { page, per_page, ...filter }: ChatQuery,
  { list, count }: Lists,
): Promise<ChatPage> {
  const asked = pageOf({ page: Number(page ?? 1), per_page: Number(per_page ?? LIMITS.perPageDefault) }, '-id');
  const [rows, total] = await Promise.all([
    list(sql, reader, filter, asked),
    count(sql, reader, filter, LIMITS.listTotalMax + 1),
  ]);
  return { data: rows.map((row) => presentChat(row, reader, locale)), meta: metaOf(asked, total, []) };
}

export async function showChat(context: MemberContext, id: number): Promise<Chat> {
  const reader = await readerOf(context);
  return presentChat(await openReadable(context, reader, id), reader, context.locale);
}

export async function findReadable({ sql }: MemberContext, reader: ChatReader, id: number): Promise<ChatRow> {
  const row = await findChat(sql, reader, id);
  if (!row) throw notFound();
  return row;
}

/** Finds a chat to show its content; an operator's view is recorded as an event of the other company. */
export async function openReadable(context: MemberContext, reader: ChatReader, id: number): Promise<ChatRow> {
  const row = await findReadable(context, reader, id);
  if (reader.isOperator) await recordOperatorViews(context, [row.company_id]);
  return row;
}

export const factsOf = ({ load_id, archived_at }: Pick<ChatRow, 'load_id' | 'archived_at'>) => ({
  isSupport: load_id === null,
  isArchived: archived_at !== null,
});

export function presentChat(row: ChatRow, reader: ChatReader, locale: Locale): Chat {
  const refusal = refuseSending(reader, factsOf(row));
  return {
    id: row.id,
    unread_message_count: row.unread,
    ...modelOf(row, reader),
    load_name: nameOf(row),
    company_name: otherSideOf(row, reader),
    load_id: row.load_id,
    ...wayOf(row, locale),
    archived: row.archived_at !== null,
    is_support: row.load_id === null,
    is_member: row.is_member,
    can_send: refusal === null,
    refusals: refusal ? { send: { code: refusal.code, params: refusal.params ?? {} } } : {},
    last_message: row.last_at && {
      text: row.last_text ?? '',
      sent_at: Math.floor(row.last_at.getTime() / 1000),
      is_sender: row.last_is_own ?? false,
    },
    created_at: row.created_at.toISOString(),
  };
}

function modelOf(row: ChatRow, { side }: ChatReader): Pick<Chat, 'model_id' | 'model_type'> {
  if (row.subject !== null) return { model_id: row.id, model_type: 'request' };
  if (row.load_id === null) return { model_id: 0, model_type: '' };
  return side === 'shipper'
    ? { model_id: assertPresent(row.option_id, 'the option of a chat'), model_type: 'option' }
    : { model_id: row.load_id, model_type: 'load' };
}

const nameOf = ({ load_name, number, subject }: ChatRow) =>
  subject ?? load_name ?? (number === null ? null : tenderNumber({ number }));

function otherSideOf(row: ChatRow, { companyId, side }: ChatReader): string | null {
  if (row.load_id === null) return row.company_id === companyId ? null : row.shipper_name;
  return side === 'shipper' ? row.carrier_name : row.shipper_name;
}

export function wayOf(
  { waypoints, first_pickup_from }: Pick<ChatRow, 'waypoints' | 'first_pickup_from'>,
  locale: Locale,
) {
  const pickup = waypoints.find(({ kind, address }) => kind === 'pickup' && address);
  const [from, to] = [pickup, waypoints.findLast(({ kind, address }) => kind === 'delivery' && address)].map((stop) =>
    cityOf(stop, locale),
  ) as [string | null, string | null];
  return {
    date: iso(first_pickup_from),
    time_zone: pickup?.address?.time_zone ?? null,
    route: from && to ? `${from} – ${to}` : null,
    from,
    to,
  };
}

const cityOf = (stop: ListStop | undefined, locale: Locale): string | null =>
  stop?.address ? localizedCity(stop.address, stop.place, locale) : null;
