import type { OutboxEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox';
import type { Notification } from './notifications';
import type { Recipient } from './recipient';
import type { Subject } from './subjects';

/** One message about one event, on its way to its readers. */
export interface NoticeWithRecipients {
  row: OutboxRow;
  event: OutboxEvent;
  notification: Notification;
  subject: Subject;
  /** What its side sees of the event. */
  shown: Record<string, unknown>;
  people: Recipient[];
}
