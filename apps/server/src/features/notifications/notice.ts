import type { OutboxEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Notice, NoticeSource } from '../../platform/notices/notice';
import type { Recipient, Shown, Subject } from '../../platform/notices/subject';

/** A notice that an event asks for. */
export interface PlannedNotice {
  row: OutboxRow;
  event: OutboxEvent;
  notice: Notice;
  source: NoticeSource;
}

export interface NoticeWithRecipients extends PlannedNotice {
  subject: Subject;
  shown: Shown;
  people: Recipient[];
}
