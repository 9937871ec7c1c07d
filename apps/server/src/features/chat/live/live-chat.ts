import { FALLBACK_LOCALE } from '@tenderlane/domain/languages';
import type { Sql } from '../../../platform/database/database';
import { readEvent } from '../../../platform/events/events';
import type { OutboxRow } from '../../../platform/events/outbox.queries';
import type { ChannelKind, LiveContext, LiveTopic, Signal, Viewer } from '../../../platform/realtime/live-topic';
import { createSecrets } from '../../../platform/secrets/secrets';
import { findOperatorCompany } from '../../brands';
import { findChat } from '../chats/chat.queries';
import { listMessagesById } from '../messages/message.queries';
import { presentMessage } from '../messages/present-message';
import { isSupportMember, listLiveChats, listSeenMessages, type LiveChat } from './live.queries';

const MESSAGES = 'chat-message-notification';
const VIEWS = 'chat-message-view';

/** A channel per person for own messages, and one per chat for read marks. */
export const chatChannels: readonly ChannelKind[] = [
  {
    name: MESSAGES,
    ids: 1,
    allows: (_sql, { accountId, rights }, [id]) => Promise.resolve(id === accountId && rights.has('loads.read')),
  },
  {
    name: VIEWS,
    ids: 2,
    async allows(sql, viewer, [id, chatId]) {
      if (id !== viewer.accountId || !viewer.rights.has('loads.read') || chatId === undefined) return false;
      // Members of the operator belong to the support chats they answer.
      return (await isSupportMember(sql, viewer, chatId)) || (await isReadable(sql, viewer, chatId));
    },
  },
  {
    // The sessions that have the chat open.
    name: 'chat',
    ids: 1,
    async allows(sql, viewer, [chatId]) {
      if (!viewer.rights.has('loads.read') || chatId === undefined) return false;
      return (await isSupportMember(sql, viewer, chatId)) || (await isReadable(sql, viewer, chatId));
    },
    showsMembers: ({ accountId, companyId, name }) => ({
      user_id: String(accountId),
      user_info: { name, company_id: companyId },
    }),
  },
];

interface MessageSignal {
  chat_id: number;
  message_id: number;
}
interface ViewSignal {
  chat_id: number;
  by_company_id: number;
  by_account_id: number | null;
  after_id: number;
  until_id: number;
}

const isReadable = async (sql: Sql, viewer: Viewer, chatId: number): Promise<boolean> =>
  (await findChat(sql, { ...viewer, isOperator: false }, chatId)) !== undefined;

/** Members receive the message itself; other members of the company only receive that the chat changed. */
export const chatTopic: LiveTopic = {
  name: 'chat',

  signalsOf(row: OutboxRow): readonly Signal[] {
    // A reminder of unread messages changes nothing that a page shows.
    if (!row.kind.startsWith('chat.') || row.kind === 'chat.left_unread') return [];
    const { entityId: chat_id, accountId, params } = readEvent(row);
    if (row.kind === 'chat.message_sent') return [{ chat_id, message_id: (params as MessageSignal).message_id }];
    if (row.kind !== 'chat.viewed') return [{ chat_id }];
    const { by_company_id, after_id, until_id } = params as ViewSignal;
    return [{ chat_id, by_company_id, by_account_id: accountId, after_id, until_id }];
  },

  async send(context, signals) {
    const ids = [...new Set(signals.map((signal) => Number(signal['chat_id'])))];
    const chats = new Map((await listLiveChats(context.sql, ids)).map((chat) => [chat.id, chat]));
    const operatorId = await findOperatorCompany(context.sql, context.config.operatorBrand);
    const sent = signals.flatMap((signal) => ('message_id' in signal ? [signal as unknown as MessageSignal] : []));
    await sendMessages(context, chats, sent);
    for (const signal of signals) {
      const chat = chats.get(Number(signal['chat_id']));
      if (!chat) continue;
      if ('until_id' in signal) await sendViews(context, chat, signal as unknown as ViewSignal);
      else sendChanges(context, chat, operatorId);
    }
  },
};

const maySee = (chat: LiveChat, companyId: number) => (viewer: Viewer) =>
  viewer.companyId === companyId &&
  viewer.rights.has('loads.read') &&
  (viewer.senderId === null || (chat.load_id !== null && viewer.senderId === chat.company_id));

/** Sends the message to each member, including the sender's other pages. */
async function sendMessages(
  { sql, clock, config, sockets }: LiveContext,
  chats: ReadonlyMap<number, LiveChat>,
  signals: readonly MessageSignal[],
): Promise<void> {
  const listening = new Set(sockets.watched(MESSAGES).map(([accountId]) => accountId));
  const wanted = signals.filter(({ chat_id: id }) =>
    chats.get(id)?.members.some(({ account_id }) => listening.has(account_id)),
  );
  if (wanted.length === 0) return;
  const rows = await listMessagesById(sql, [...new Set(wanted.map(({ message_id: id }) => id))], FALLBACK_LOCALE);
  const [secrets, now] = [createSecrets(config.appSecret), await clock.now(sql)];
  for (const row of rows) {
    const chat = chats.get(row.chat_id);
    for (const { account_id: accountId, company_id: companyId, side } of chat?.members ?? []) {
      if (!chat || !listening.has(accountId)) continue;
      // Translations are shown only on request.
      const message = {
        ...presentMessage(row, { accountId, companyId, side, secrets, config, now }),
        translate: null,
      };
      sockets.send(`${MESSAGES}.${accountId}`, 'ChatMessageNotificationEvent', message, maySee(chat, companyId));
    }
  }
}

/** Sends read marks to the company whose messages were seen, and to the reader's other pages. */
async function sendViews({ sql, sockets }: LiveContext, chat: LiveChat, signal: ViewSignal): Promise<void> {
  const { by_company_id: byCompanyId, by_account_id: byAccountId } = signal;
  const own = { topic: 'chat', id: chat.id };
  const isOwnPage = (viewer: Viewer) => viewer.accountId === byAccountId && maySee(chat, byCompanyId)(viewer);
  sockets.send(`brand.${byCompanyId}`, 'BrandUpdateEvent', own, isOwnPage);

  const watchers = sockets.watched(VIEWS).filter(([, chatId]) => chatId === chat.id);
  if (watchers.length === 0 || signal.until_id <= signal.after_id) return;
  const part = { chatId: chat.id, afterId: signal.after_id, untilId: signal.until_id, byCompanyId };
  const seen = await listSeenMessages(sql, part);
  for (const companyId of new Set(seen.map(({ company_id }) => company_id))) {
    if (!chat.members.some(({ company_id }) => company_id === companyId)) continue;
    const ids = seen.filter(({ company_id }) => company_id === companyId).map(({ id }) => id);
    for (const [accountId] of watchers) {
      sockets.send(
        `${VIEWS}.${accountId}.${chat.id}`,
        'ChatMessageViewEvent',
        { message_ids: ids },
        maySee(chat, companyId),
      );
    }
  }
}

function sendChanges({ sockets }: LiveContext, chat: LiveChat, operatorId: number | undefined): void {
  const parties = [chat.company_id, chat.carrier_company_id ?? (chat.load_id === null ? operatorId : undefined)];
  for (const companyId of new Set(parties)) {
    if (!companyId) continue;
    sockets.send(`brand.${companyId}`, 'BrandUpdateEvent', { topic: 'chat', id: chat.id }, maySee(chat, companyId));
  }
}
