import { eventCatalogue, viewOf } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import type { Sql } from '../../platform/database/database';
import { readEvent, type OutboxEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Audience, NoticeSource } from '../../platform/notices/notice';
import type { PlanContext, Recipient, Shown, Subject } from '../../platform/notices/subject';
import type { DeclaredNotice, NoticeWithRecipients, PlannedNotice } from './notice';
import { isOldEvent, readOldNotice } from './old-notices';

/** The notices of all sources by the action of their event. */
export type DeclaredNotices = ReadonlyMap<string, readonly DeclaredNotice[]>;

export function collectNotices(sources: readonly NoticeSource[]): DeclaredNotices {
  const declared = new Map<string, DeclaredNotice[]>();
  for (const source of sources) {
    for (const [action, notices] of Object.entries(source.notices)) {
      const added = notices.map((notice) => ({ notice, source }));
      declared.set(action, [...(declared.get(action) ?? []), ...added]);
    }
  }
  return declared;
}

function plannedFor(row: OutboxRow, declared: DeclaredNotices): PlannedNotice[] {
  const old = readOldNotice(row);
  if (old) return [{ row, ...old }];
  const notices = declared.get(row.kind);
  if (!notices || isOldEvent(row)) return [];
  const event = readEvent(row);
  return notices.map((one) => ({ row, event, ...one }));
}

/** Finds the notices that events ask for, each with its subject and still without recipients. */
export async function findNotices(
  sql: Sql,
  rows: OutboxRow[],
  declared: DeclaredNotices,
  parts: PlanContext,
): Promise<NoticeWithRecipients[]> {
  const planned = rows.flatMap((row) => plannedFor(row, declared));
  const subjects = new Map<NoticeSource, Map<OutboxEvent, Subject>>();
  for (const source of new Set(planned.map((one) => one.source))) {
    const events = new Set(planned.flatMap((one) => (one.source === source ? one.event : [])));
    subjects.set(source, await source.readSubjects(sql, [...events], parts));
  }
  return planned.flatMap((one) => {
    const { event, notice, source } = one;
    const subject = subjects.get(source)?.get(event);
    if (!subject || notice.unless?.(subject, event)) return [];
    const shown = shownTo(notice.to, event, subject);
    if (!shown || notice.when?.(shown) === false) return [];
    return [{ ...one, subject, shown, people: [] }];
  });
}

function shownTo({ side }: Audience, event: OutboxEvent, { facts }: Subject): Shown | null {
  const isOldNotice = lookUp(eventCatalogue, event.action) === undefined;
  return isOldNotice ? (event.params as Shown) : viewOf(event, side, facts);
}

/** Members of a closed company only get the message about the closing. */
const isTold = ({ event }: PlannedNotice, person: Recipient): boolean =>
  !person.company_is_closed || event.action === 'company.closed';

/** One statement per audience, regardless of the number of events. */
export async function addRecipients(sql: Sql, told: NoticeWithRecipients[]): Promise<void> {
  for (const audience of new Set(told.map(({ notice }) => notice.to))) {
    const some = told.filter(({ notice }) => notice.to === audience);
    for (const { position, ...person } of await audience.list(sql, some)) {
      const one = some[position];
      if (one && isTold(one, person)) one.people.push(person);
    }
  }
}
