import { LOCALES } from '@tenderlane/contract';
import {
  NOTHING,
  placeAt,
  type Place,
  type PlanContext,
  type Recipient,
  type Subject,
} from '../../../platform/notices/subject';
import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { listTenderFacts, type TenderFacts } from '../../auction';
import { findOperatorCompany } from '../../brands';
import { nameIn, rememberTexts, tenderPlace } from '../../tender-notices';
import { listChatFacts, type ChatFacts } from './chat-people.queries';
import { excerpt } from './excerpt';
import { unlessRead } from './unless-read';

/** An open page shows a message within this time, so its reader needs no other message. */
const OPEN_PAGE_MS = 3_000;

interface ChatParams {
  message_id?: number;
  until_id?: number;
  count?: number;
}

/** Reads the facts for messages about chats, in one statement for all chats and one for their loads. */
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
  // Every page opens the chat in its address; the operator's page also shows the queue.
  const placeFor = (reader: Recipient, isShipper: boolean): Place => {
    const isOperator = operatorId !== null && reader.company_id === operatorId;
    const home = isShipper ? placeAt(isOperator ? '/operator' : '/', 'dashboard') : placeAt('/carrier', 'loads');
    const place = tender ? tenderPlace(isShipper ? 'shipper' : 'carrier', tender.id) : home;
    return { ...place, path: `${place.path}?chat=${chatId}` };
  };
  const wordsFor = (reader: Recipient, isShipper: boolean) => ({
    company: (tender && isShipper ? chat.carrier : chat.shipper) ?? '',
    ...(chat.subject !== null && { name: chat.subject }),
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
    placeFor: (reader, side) => placeFor(reader, side === 'shipper'),
    // The last message is part of the entry, so that the same number of messages from others updates it.
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

function senderFor(reader: Recipient, chat: ChatFacts, isShipper: boolean): string {
  const { sender, sender_company_id: companyId, sender_company: ownName } = chat;
  const company = (isShipper && companyId !== chat.company_id ? chat.carrier : null) ?? ownName ?? '';
  if (!sender) return company;
  return companyId === reader.company_id || company === '' ? sender : `${sender} (${company})`;
}
