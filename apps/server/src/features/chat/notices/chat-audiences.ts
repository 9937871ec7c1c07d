import type { Side } from '@tenderlane/domain/core';
import type { Audience } from '../../../platform/notices/notice';
import type { EventWithSubject } from '../../../platform/notices/subject';
import { listChatMembers, listSupportPeople, type AskedMembers } from './chat-people.queries';

/** Without a person the event concerns all members; for an unread support chat, everybody who may answer it. */
function askedOf({ event, subject, shown }: EventWithSubject): AskedMembers {
  const { account_id: accountId, member_company_id: companyId } = shown;
  const untilId = shown['until_id'] ?? shown['message_id'] ?? null;
  const isOfOne = typeof accountId === 'number' && typeof companyId === 'number';
  return {
    chatId: event.entityId,
    untilId: untilId === null ? null : Number(untilId),
    member: isOfOne ? { accountId, companyId } : null,
    operatorId: subject.operatorId,
  };
}

const isOfQueue = ({ event, shown }: EventWithSubject) =>
  event.action === 'chat.left_unread' && shown['account_id'] === null;

const chatPeople =
  (side: Side): Audience['list'] =>
  async (sql, told) => {
    const places = told.flatMap((one, place) => (isOfQueue(one) ? [] : [place]));
    if (places.length === 0) return [];
    const asked = places.flatMap((place) => told.slice(place, place + 1).map(askedOf));
    const found = await listChatMembers(sql, side, asked);
    return found.map((person) => ({ ...person, position: places[person.position] ?? 0 }));
  };

export const chatShippers: Audience = { name: 'chatShippers', side: 'shipper', list: chatPeople('shipper') };
export const chatCarriers: Audience = { name: 'chatCarriers', side: 'carrier', list: chatPeople('carrier') };
export const support: Audience = {
  name: 'support',
  side: 'shipper',
  list: (sql, told) => listSupportPeople(sql, told.map(askedOf)),
};
