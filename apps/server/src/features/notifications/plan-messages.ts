import { eventCatalogue, viewOf } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import { readEvent, withoutRepeatedNews, type OutboxEvent } from '../../platform/events/events';
import { passApart, type OutboxRow } from '../../platform/events/outbox';
import type { Message } from '../../platform/messages/messages';
import { AUDIENCES, type AudienceName } from './audiences';
import { NOTIFICATIONS, type Notification } from './notifications';
import { deferLargeAudiences, LARGE_AUDIENCES, PART } from './message-parts';
import { isOldEvent, readOldNotice } from './old-notices';
import { issueLinks } from './personal-links';
import type { Plan, PlanContext } from './plan';
import { planCompanyMessage } from './plan-company-message';
import { planCode } from './plan-code';
import { addressTo, type Recipient } from './recipient';
import { readRelationSubject, readRequestSubject, readTenderSubjects, type Subject } from './subjects';

/** Messages that are work of their own: no event stands behind them. */
const PLANS: Readonly<Record<string, Plan>> = {
  'sign-in.code-requested': planCode,
  'company.message_due': planCompanyMessage,
};

/** One message about one event, on its way to its readers. */
interface NoticeWithRecipients {
  row: OutboxRow;
  event: OutboxEvent;
  notification: Notification;
  subject: Subject;
  /** What its side sees of the event. */
  shown: Record<string, unknown>;
  people: Recipient[];
}

/** An event whose message to many carriers is planned apart. */
export const LARGE_EVENT = 'audience.event';

/**
 * Plans messages, in the order of the rows; those that lead a carrier to a tender get a personal link each. What a large
 * audience is told is left for later; where the event names thousands of options, so is the search for their people.
 */
export async function planMessages(sql: Sql, rows: OutboxRow[], parts: PlanContext): Promise<Message[]> {
  const wanted = withoutRepeatedNews(rows);
  const found = await findNotices(sql, wanted, parts);
  const told = found.filter((notice) => !namesMany(notice));
  await addRecipients(sql, told);
  const messages: Message[] = [];
  for (const row of wanted) {
    messages.push(...((await lookUp(PLANS, row.kind)?.(sql, row, parts)) ?? []));
    for (const one of told)
      if (one.row === row) messages.push(...(await deferLargeAudiences(sql, parts.clock, messagesOf(one))));
  }
  for (const row of new Set(found.filter(namesMany).map((notice) => notice.row))) {
    await passApart(sql, LARGE_AUDIENCES, { kind: LARGE_EVENT, payload: { ...row } });
  }
  return issueLinks(sql, parts.clock, messages);
}

/** The messages of one event to the carriers of very many options. */
export async function planForMany(sql: Sql, row: OutboxRow, parts: PlanContext): Promise<Message[]> {
  const told = (await findNotices(sql, [row], parts)).filter(namesMany);
  await addRecipients(sql, told);
  return deferLargeAudiences(sql, parts.clock, told.flatMap(messagesOf));
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
  for (const event of events) {
    if (entityOf(event) === 'load') continue;
    const isRelation = entityOf(event) === 'carrier';
    const subject = isRelation ? await readRelationSubject(sql, event) : await readRequestSubject(sql, event, parts);
    if (subject) subjects.set(event, subject);
  }
  return subjects;
}

/** One statement for each audience, however many events ask for it. */
async function addRecipients(sql: Sql, told: NoticeWithRecipients[]): Promise<void> {
  for (const [name, { list }] of Object.entries(AUDIENCES) as [AudienceName, (typeof AUDIENCES)[AudienceName]][]) {
    const some = told.filter(({ notification }) => notification.to === name);
    if (some.length === 0) continue;
    for (const { position, ...person } of await list(sql, some)) some[position]?.people.push(person);
  }
}

/** Whoever caused an event needs no message about it. */
function messagesOf({ event, notification, subject, shown, people }: NoticeWithRecipients): Message[] {
  const { template, to, alsoCauser } = notification;
  const { side } = AUDIENCES[to];
  return people
    .filter(({ account_id: id }) => id !== event.accountId || alsoCauser?.(shown))
    .flatMap((person) => addressTo(person, template, subject.valuesFor(person, side, shown)));
}
