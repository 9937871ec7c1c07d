import { refuseWriting } from '@tenderlane/domain/chat';
import type { BodyOf, Chat, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, invalidField, notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import { insertFirstMembers, insertMember } from './member.queries';
import {
  findChatOf,
  findSupportChat,
  holdCarrierOption,
  holdOwnOption,
  insertChats,
  insertSupportChat,
  type ChatOption,
  type OpenedChat,
} from './open-chat.queries';
import { showChat } from './show-chat';

type Asked = BodyOf<ShipperApi['POST /chats']>;

export async function openChat(context: MemberContext, asked: Asked): Promise<Chat> {
  const id = asked.model_type ? await openChatOfLoad(context, asked) : await openSupportChat(context, asked);
  return showChat(context, id);
}

async function openSupportChat(context: MemberContext, { model_id: modelId }: Asked): Promise<number> {
  const { sql, principal, clock } = context;
  if (modelId) throw notFound();
  if (principal.limit) throw new AppError('session.code-needed');
  const at = await clock.now(sql);
  const opened = await insertSupportChat(sql, principal.companyId, at);
  const id = opened?.id ?? (await findSupportChat(sql, principal.companyId));
  await insertMember(sql, id, principal, at);
  if (opened) await record(context, [openedEvent(context, opened, at)]);
  return id;
}

async function openChatOfLoad(context: MemberContext, asked: Asked): Promise<number> {
  const { sql, principal, clock } = context;
  const option = await holdOption(context, asked);
  if (!option) throw notFound();
  const known = await findChatOf(sql, option);
  if (known !== undefined) return known;
  throwIfRefused(refuseWriting(principal, { isSupport: false }));
  if (option.state === 'archived') throw new AppError('chat.archived');
  const at = await clock.now(sql);
  const [opened] = await insertChats(sql, [option.id], at);
  const id = opened?.id ?? (await findChatOf(sql, option));
  if (id === undefined) throw notFound();
  if (opened) {
    await insertFirstMembers(sql, [id], at);
    await record(context, [openedEvent(context, opened, at)]);
  }
  await insertMember(sql, id, principal, at);
  return id;
}

/** A shipper names the option; a carrier names the load, which identifies its own option. */
function holdOption(
  { sql, principal }: MemberContext,
  { model_type, model_id = 0 }: Asked,
): Promise<ChatOption | undefined> {
  if ((model_type === 'option') !== (principal.side === 'shipper')) {
    throw invalidField('model_type', 'not-one-of');
  }
  return model_type === 'option'
    ? holdOwnOption(sql, principal.companyId, model_id)
    : holdCarrierOption(sql, principal, model_id);
}

const openedEvent = (context: MemberContext, chat: OpenedChat, at: number): NewEvent => {
  const { batchUuid, ...actor } = causeOf(context);
  return { ...eventOfChat(chat), at, actor, batchUuid, action: 'chat.opened', params: { load_id: chat.load_id } };
};

export const eventOfChat = ({ id, company_id, carrier_company_id }: Omit<OpenedChat, 'load_id'>) => ({
  entityId: id,
  companyId: company_id,
  carrierCompanyId: carrier_company_id,
});
