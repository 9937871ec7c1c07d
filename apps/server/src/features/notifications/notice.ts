import type { OutboxEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Notice, NoticeSource } from '../../platform/notices/notice';
import type { Recipient, VisibleParams, Subject } from '../../platform/notices/subject';

export interface DeclaredNotice {
  notice: Notice;
  source: NoticeSource;
}

export interface PlannedNotice extends DeclaredNotice {
  row: OutboxRow;
  event: OutboxEvent;
}

export interface NoticeWithRecipients extends PlannedNotice {
  subject: Subject;
  shown: VisibleParams;
  people: Recipient[];
}
