import type { Side } from '@tenderlane/domain';
import type { Sql } from '../../../platform/database/database';
import type { Indexed } from '../queries';
import type { Recipient } from '../recipient';
import type { EventWithSubject } from '../subjects';
import { listChatMembers, listSupportPeople, type AskedMembers } from './chat.queries';

/** Without a person the event concerns all members; for an unread support chat, everybody who may answer it. */
function askedOf({ event, subject, shown }: EventWithSubject): AskedMembers {
  const { account_id: accountId, member_company_id: companyId } = shown;
  const isOfOne = typeof accountId === 'number' && typeof companyId === 'number';
  return {
    chatId: event.entityId,
    untilId: Number(shown['until_id'] ?? shown['message_id']),
    member: isOfOne ? { accountId, companyId } : null,
    operatorId: subject.operatorId,
  };
}

const isOfQueue = ({ event, shown }: EventWithSubject) =>
  event.action === 'chat.left_unread' && shown['account_id'] === null;

export const chatPeople =
  (side: Side) =>
  async (sql: Sql, told: readonly EventWithSubject[]): Promise<Indexed<Recipient>[]> => {
    const places = told.flatMap((one, place) => (isOfQueue(one) ? [] : [place]));
    if (places.length === 0) return [];
    const asked = places.flatMap((place) => told.slice(place, place + 1).map(askedOf));
    const found = await listChatMembers(sql, side, asked);
    return found.map((person) => ({ ...person, position: places[person.position] ?? 0 }));
  };

export const supportPeople = (sql: Sql, told: readonly EventWithSubject[]): Promise<Indexed<Recipient>[]> =>
  listSupportPeople(sql, told.map(askedOf));
