import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import { record } from '../../platform/events/events';
import type { EventOf, NewEvent } from '../../platform/events/new-event';
import { eventOfChat } from './chats/open-chat';
import { insertFirstMembers, insertMembers } from './chats/member.queries';
import { insertChats, listChatsOf, saveArchived, type OpenedChat } from './chats/open-chat.queries';
import { listManagersToJoin } from './chats/hand-over.queries';

export const chatSubscribers = {
  'option.confirmed': [openChats],
  'load.archived': [archiveChats],
  'load.unarchived': [unarchiveChats],
  'load.handed_over': [joinNewManagers],
} satisfies InTransaction;

type ActionOfChat = 'chat.opened' | 'chat.archived' | 'chat.unarchived';

const eventsOf = (
  action: ActionOfChat,
  chats: readonly OpenedChat[],
  causeOf: (chat: OpenedChat) => NewEvent | undefined,
): NewEvent[] =>
  chats.flatMap((chat) => {
    const cause = causeOf(chat);
    if (!cause) return [];
    const { at, actor, batchUuid = null } = cause;
    return [{ ...eventOfChat(chat), at, actor, batchUuid, action, params: { load_id: chat.load_id } }];
  });

const ofLoad =
  (events: readonly NewEvent[]) =>
  ({ load_id: loadId }: OpenedChat) =>
    events.find(({ entityId }) => entityId === loadId);

/** Opens the chat of a confirmed order; the person who confirmed becomes a member. */
async function openChats(context: RecordContext, events: readonly EventOf<'option.confirmed'>[]): Promise<void> {
  const { sql } = context;
  const optionIds = events.flatMap(({ optionId }) => optionId ?? []);
  const at = Math.max(...events.map((event) => event.at));
  if (optionIds.length === 0) return;
  const opened = await insertChats(sql, optionIds, at);
  const chats = await listChatsOf(sql, optionIds);
  await insertFirstMembers(
    sql,
    chats.map(({ id }) => id),
    at,
  );
  const confirmed = chats.flatMap(({ id, option_id, carrier_company_id: companyId }) => {
    const actor = events.find(({ optionId }) => optionId === option_id)?.actor;
    const accountId = actor?.actorKind === 'carrier' ? actor.accountId : null;
    return accountId && companyId ? [{ chatId: id, accountId, companyId }] : [];
  });
  if (confirmed.length > 0) await insertMembers(sql, confirmed, at);
  await record(context, eventsOf('chat.opened', opened, ofLoad(events)));
}

async function archiveChats(context: RecordContext, events: readonly EventOf<'load.archived'>[]): Promise<void> {
  const at = Math.max(...events.map((event) => event.at));
  const chats = await saveArchived(context.sql, loadsOf(events), at);
  await record(context, eventsOf('chat.archived', chats, ofLoad(events)));
}

async function unarchiveChats(context: RecordContext, events: readonly EventOf<'load.unarchived'>[]): Promise<void> {
  const chats = await saveArchived(context.sql, loadsOf(events), null);
  await record(context, eventsOf('chat.unarchived', chats, ofLoad(events)));
}

const loadsOf = (events: readonly NewEvent[]) => events.map(({ entityId }) => entityId);

async function joinNewManagers({ sql }: RecordContext, events: readonly EventOf<'load.handed_over'>[]): Promise<void> {
  const members = await listManagersToJoin(
    sql,
    events.map(({ entityId, params }) => ({ loadId: entityId, accountId: params.to_account_id })),
  );
  if (members.length > 0) await insertMembers(sql, members, Math.max(...events.map(({ at }) => at)));
}
