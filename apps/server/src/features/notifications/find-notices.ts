import { viewOf } from '@tenderlane/contract/events';
import type { Sql } from '../../platform/database/database';
import { readEvent, type OutboxEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { NoticeSource, ReadSubjects } from '../../platform/notices/notice';
import type { PlanContext, Recipient, VisibleParams, Subject } from '../../platform/notices/subject';
import type { DeclaredNotice, NoticeWithRecipients, PlannedNotice } from './notice';

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
  const notices = declared.get(row.kind);
  if (!notices) return [];
  const event = readEvent(row);
  return notices.map((one) => ({ row, event, ...one }));
}

export async function findNotices(
  sql: Sql,
  rows: OutboxRow[],
  declared: DeclaredNotices,
  parts: PlanContext,
): Promise<NoticeWithRecipients[]> {
  const planned = rows.flatMap((row) => plannedFor(row, declared));
  const subjects = new Map<ReadSubjects, Map<OutboxEvent, Subject>>();
  for (const read of new Set(planned.map(({ source }) => source.readSubjects))) {
    const events = new Set(planned.flatMap(({ source, event }) => (source.readSubjects === read ? event : [])));
    subjects.set(read, await read(sql, [...events], parts));
  }
  return planned.flatMap((one) => {
    const { event, notice, source } = one;
    const subject = subjects.get(source.readSubjects)?.get(event);
    if (!subject || notice.unless?.(subject, event)) return [];
    const shown: VisibleParams | null = viewOf(event, notice.to.side, subject.facts);
    if (!shown || notice.when?.(shown) === false) return [];
    return [{ ...one, subject, shown, people: [] }];
  });
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
