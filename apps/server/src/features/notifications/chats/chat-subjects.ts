import { LOCALES } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { listTenderFacts, type TenderFacts } from '../../auction';
import { findOperatorCompany } from '../../brands';
import type { PlanContext } from '../plan';
import type { Recipient } from '../recipient';
import { nameIn } from '../render/tender-text';
import { NOTHING, rememberTexts, type Subject } from '../subjects';
import { listChatFacts, type ChatFacts } from './chat.queries';
import { excerpt } from './excerpt';
import { unlessRead } from './unless-read';

/** A page that is open shows a message within this time, and its reader need not be told by other ways. */
const OPEN_PAGE_MS = 3_000;

interface ChatParams {
  message_id?: number;
  until_id?: number;
  count?: number;
}

/** What messages about some chats may say: who wrote what about which load. One statement for all chats, one for their loads. */
export async function readChatSubjects(
  sql: Sql,
  events: readonly OutboxEvent[],
  { config }: PlanContext,
): Promise<Map<OutboxEvent, Subject>> {
  if (events.length === 0) return new Map();
  const asked = events.map(({ entityId: chatId, params }) => ({
    chatId,
    messageId: (params as ChatParams).message_id ?? null,
  }));
  const chats = await listChatFacts(sql, asked);
  const loadIds = [...new Set(chats.flatMap(({ load_id: id }) => id ?? []))];
  const tenders = new Map((await listTenderFacts(sql, loadIds)).map((tender) => [tender.id, tender]));
  const isSupport = chats.some(({ load_id: id }) => id === null);
  const operatorId = (isSupport && (await findOperatorCompany(sql, config.operatorBrand))) || null;
  return new Map(
    chats.flatMap((chat): [OutboxEvent, Subject][] => {
      const event = events[chat.position];
      const tender = chat.load_id === null ? undefined : tenders.get(chat.load_id);
      if (!event || (chat.load_id !== null && !tender)) return [];
      return [[event, chatSubject(event, chat, { tender, operatorId: chat.load_id === null ? operatorId : null })]];
    }),
  );
}

function chatSubject(
  { entityId: chatId, params }: OutboxEvent,
  chat: ChatFacts,
  { tender, operatorId }: { tender: TenderFacts | undefined; operatorId: number | null },
): Subject {
  const { message_id: messageId, until_id: untilId = messageId ?? 0, count } = params as ChatParams;
  const textsFor = tender && rememberTexts(tender);
  const named = tender && Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(tender, locale)]));
  // Every page opens the chat that its address names; the operator's has the queue beside it.
  const pathFor = (reader: Recipient, isShipper: boolean) => {
    const isOperator = operatorId !== null && reader.company_id === operatorId;
    const page = tender
      ? `${isShipper ? '/tenders' : '/carrier/loads'}/${tender.id}${isShipper ? '/view' : ''}`
      : isOperator
        ? '/operator'
        : isShipper
          ? '/'
          : '/carrier';
    return `${page}?chat=${chatId}`;
  };
  const wordsFor = (reader: Recipient, isShipper: boolean) => ({
    company: (tender && isShipper ? chat.carrier : chat.shipper) ?? '',
    path: pathFor(reader, isShipper),
    ...(count !== undefined && { count: String(count) }),
    ...(messageId !== undefined && {
      person: senderFor(reader, chat, isShipper),
      text: excerpt(chat.text ?? '', chat.files),
    }),
  });
  return {
    ...NOTHING,
    operatorId,
    shipperId: chat.company_id,
    loadId: chat.load_id,
    delayMs: OPEN_PAGE_MS,
    onTheWay: ({ account_id, company_id }) => ({
      ...unlessRead({ chat_id: chatId, account_id, company_id, until: untilId }),
      ...(messageId !== undefined && { about: { chat_id: chatId, company_id } }),
    }),
    // The last message stands beside the words: the same number of others is told anew.
    bellFor: (reader, side) => ({
      ...(named && { tender: named }),
      ...wordsFor(reader, side === 'shipper'),
      until: untilId,
    }),
    valuesFor: (reader, side) => ({
      ...textsFor?.(reader),
      details: '',
      ...wordsFor(reader, side === 'shipper'),
    }),
  };
}

/** A colleague by the name alone, somebody of another company with the name by which the reader knows that company. */
function senderFor(reader: Recipient, chat: ChatFacts, isShipper: boolean): string {
  const { sender, sender_company_id: companyId, sender_company: ownName } = chat;
  const company = (isShipper && companyId !== chat.company_id ? chat.carrier : null) ?? ownName ?? '';
  if (!sender) return company;
  return companyId === reader.company_id || company === '' ? sender : `${sender} (${company})`;
}
