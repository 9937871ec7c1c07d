import { eventCatalogue, viewOf } from '@tenderlane/contract/events';
import { lookUp, type Side } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import { readEvent, withoutRepeatedNews, type OutboxEvent } from '../../platform/events/events';
import { passApart } from '../../platform/events/outbox';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Message } from '../../platform/messages/messages';
import { CONTACT_CODE_REQUESTED } from '../fleet';
import { AUDIENCES, OF_EITHER_SIDE, type AudienceName } from './audiences';
import { NOTIFICATIONS, type Notification } from './notifications';
import { readAccessSubject, readAnnouncementSubject } from './network/network-subjects';
import {
  readProposalSubject,
  readClosingSubject,
  readHandOverSubject,
  readRequisitesSubject,
} from './network/company-subjects';
import { readChatSubjects } from './chats/chat-subjects';
import { readJobSubject } from './jobs/job-subjects';
import { isOfPackets, readPacketSubject } from './packets/packet-subjects';
import { deferLargeAudiences, LARGE_AUDIENCES, PART } from './parts/message-parts';
import { isOldEvent, readOldNotice } from './old-notices';
import type { NoticeWithRecipients } from './notice';
import { issueLinks } from './personal-links';
import type { Plan, PlanContext } from './plan';
import type { Recipient } from './recipient';
import { planCompanyMessage } from './plan-company-message';
import { planCode, planContactCode } from './plan-code';
import { planCompanyCode } from './plan-company-code';
import { saveTellings } from './save-tellings';
import { readRelationSubject, readRequestSubject, readTenderSubjects, type Subject } from './subjects';
import { tellingOf, type Telling } from './telling';
import { listWishes } from './wishes.queries';

const PLANS: Readonly<Record<string, Plan>> = {
  'sign-in.code-requested': planCode,
  [CONTACT_CODE_REQUESTED]: planContactCode,
  'company.message_due': planCompanyMessage,
  'company.code-requested': planCompanyCode,
};

export const LARGE_EVENT = 'audience.event';

/**
 * Plans messages in the order of the rows, with personal links for carriers. Large audiences are deferred; if an event
 * names thousands of options, the search for their members is deferred too.
 */
export async function planMessages(sql: Sql, rows: OutboxRow[], parts: PlanContext): Promise<Message[]> {
  const wanted = withoutRepeatedNews(rows);
  const found = withLastWords(await findNotices(sql, wanted, parts));
  const told = found.filter((notice) => !namesMany(notice));
  await addRecipients(sql, told);
  const tellings = await tellingsOf(sql, told, parts);
  const messages: Message[] = [];
  const atOnce: Telling[] = [];
  for (const row of wanted) {
    messages.push(...((await lookUp(PLANS, row.kind)?.(sql, row, parts)) ?? []));
    for (const one of told) {
      if (one.row !== row) continue;
      const here = await deferLargeAudiences(sql, parts.clock, tellings.get(one) ?? []);
      atOnce.push(...here);
      messages.push(...here.flatMap((telling) => telling.messages));
    }
  }
  await saveTellings(sql, parts.clock, atOnce);
  for (const row of new Set(found.filter(namesMany).map((notice) => notice.row))) {
    await passApart(sql, LARGE_AUDIENCES, { kind: LARGE_EVENT, payload: { ...row } });
  }
  return issueLinks(sql, parts.clock, messages);
}

export async function planForMany(sql: Sql, row: OutboxRow, parts: PlanContext): Promise<Telling[]> {
  const told = (await findNotices(sql, [row], parts)).filter(namesMany);
  await addRecipients(sql, told);
  const tellings = await tellingsOf(sql, told, parts);
  return deferLargeAudiences(sql, parts.clock, [...tellings.values()].flat());
}

/** Keeps only the last of a batch's bell-only messages per load, because only the latest text counts. */
function withLastWords(found: NoticeWithRecipients[]): NoticeWithRecipients[] {
  const keyOf = ({ notification, event }: NoticeOfEvent) => `${notification.template} ${event.entityId}`;
  const last = new Map(found.map((notice) => [keyOf(notice), notice]));
  return found.filter((notice) => !notice.notification.isBellOnly || last.get(keyOf(notice)) === notice);
}

const namesMany = ({ notification, event }: NoticeOfEvent) =>
  notification.to === 'others' && event.optionIds.length > PART;

type NoticeOfEvent = Pick<NoticeWithRecipients, 'row' | 'event' | 'notification'>;

function toNotices(row: OutboxRow): NoticeOfEvent[] {
  const old = readOldNotice(row);
  if (old) return [{ row, ...old }];
  const notifications: readonly Notification[] = (!isOldEvent(row) && lookUp(NOTIFICATIONS, row.kind)) || [];
  const event = readEvent(row);
  return notifications.map((notification) => ({ row, event, notification }));
}

async function findNotices(sql: Sql, rows: OutboxRow[], parts: PlanContext): Promise<NoticeWithRecipients[]> {
  const announced = rows.flatMap(toNotices);
  const subjects = await readSubjects(sql, announced, parts);
  return announced.flatMap(({ row, event, notification }) => {
    const subject = subjects.get(event);
    if (!subject || notification.unless?.(subject, event)) return [];
    const { side } = AUDIENCES[notification.to];
    const isNotice = lookUp(eventCatalogue, event.action) === undefined;
    const shown = isNotice ? (event.params as NoticeWithRecipients['shown']) : viewOf(event, side, subject.facts);
    if (!shown || notification.when?.(shown) === false) return [];
    return [{ row, event, notification, subject, shown, people: [] }];
  });
}

async function readSubjects(
  sql: Sql,
  announced: NoticeOfEvent[],
  parts: PlanContext,
): Promise<Map<OutboxEvent, Subject>> {
  const events = [...new Set(announced.map(({ event }) => event))];
  const entityOf = ({ action }: OutboxEvent) => lookUp(eventCatalogue, action)?.entity ?? 'load';
  const needsContacts = new Set(
    announced.flatMap(({ event, notification }) => (notification.withContacts ? [event] : [])),
  );
  const ofLoads = events.filter((event) => entityOf(event) === 'load');
  const subjects = await readTenderSubjects(sql, ofLoads, (event) => needsContacts.has(event));
  const ofChats = events.filter((event) => entityOf(event) === 'chat');
  for (const [event, subject] of await readChatSubjects(sql, ofChats, parts)) subjects.set(event, subject);
  for (const event of events) {
    if (entityOf(event) === 'load') continue;
    if (entityOf(event) === 'chat') continue;
    if (isOfPackets(event)) {
      const subject = await readPacketSubject(sql, event);
      if (subject) subjects.set(event, subject);
      continue;
    }
    const subject = await readSubject(sql, event, parts);
    if (subject) subjects.set(event, subject);
  }
  return subjects;
}

async function readSubject(sql: Sql, event: OutboxEvent, parts: PlanContext): Promise<Subject | null> {
  const entity = lookUp(eventCatalogue, event.action)?.entity;
  if (entity === 'carrier') return readRelationSubject(sql, event);
  if (entity === 'announcement') return readAnnouncementSubject(sql, event);
  if (entity === 'job') return readJobSubject(sql, event);
  if (entity === 'facility') return readProposalSubject(sql, event);
  if (event.action === 'company.closed' || event.action === 'company.reopened') return readClosingSubject(sql, event);
  if (event.action === 'company.handed_over') return readHandOverSubject(sql, event);
  if (event.action.startsWith('company.requisites_')) return readRequisitesSubject(sql, event);
  return event.action.startsWith('colleague.access_')
    ? readAccessSubject(sql, event)
    : readRequestSubject(sql, event, parts);
}

/** Members of a closed company only get the message about the closing. */
const isTold = ({ event }: NoticeOfEvent, person: Recipient): boolean =>
  !person.company_is_closed || event.action === 'company.closed';

/** One statement per audience, regardless of the number of events. */
async function addRecipients(sql: Sql, told: NoticeWithRecipients[]): Promise<void> {
  for (const [name, { list }] of Object.entries(AUDIENCES) as [AudienceName, (typeof AUDIENCES)[AudienceName]][]) {
    const some = told.filter(({ notification }) => notification.to === name);
    if (some.length === 0) continue;
    for (const { position, ...person } of await list(sql, some)) {
      const notice = some[position];
      if (notice && isTold(notice, person)) notice.people.push(person);
    }
  }
}

async function tellingsOf(
  sql: Sql,
  told: NoticeWithRecipients[],
  { clock, config }: PlanContext,
): Promise<Map<NoticeWithRecipients, Telling[]>> {
  const asked = told.flatMap((notice) => {
    const side = sideOf(notice);
    const { event, notification, shown, people } = notice;
    return people
      .filter(({ account_id: id }) => id !== event.accountId || notification.alsoCauser?.(shown))
      .map((person) => ({ notice, person, side }));
  });
  if (asked.length === 0) return new Map();
  const wishes = await listWishes(
    sql,
    asked.map(({ notice, person, side }) => ({
      accountId: person.account_id,
      side,
      loadId: notice.subject.loadId,
      carrierCompanyId: side === 'carrier' ? person.company_id : null,
    })),
  );
  const byPlace = new Map(wishes.map((wish) => [wish.position, wish]));
  const now = await clock.now(sql);
  const tellings = new Map<NoticeWithRecipients, Telling[]>();
  for (const [place, { notice, person, side }] of asked.entries()) {
    const telling = tellingOf(notice, person, side, { wish: byPlace.get(place), now, config });
    if (!telling) continue;
    const known = tellings.get(notice);
    if (known) known.push(telling);
    else tellings.set(notice, [telling]);
  }
  return tellings;
}

function sideOf({ notification: { to }, subject }: NoticeWithRecipients): Side {
  if (OF_EITHER_SIDE.includes(to)) return subject.company.side;
  return AUDIENCES[to].side === 'shipper' ? 'shipper' : 'carrier';
}
