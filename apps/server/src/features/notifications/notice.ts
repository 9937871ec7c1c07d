import type { OutboxEvent } from '../../platform/events/events';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Notification } from './notifications';
import type { Recipient } from './recipient';
import type { Subject } from './subjects';

export interface NoticeWithRecipients {
  row: OutboxRow;
  event: OutboxEvent;
  notification: Notification;
  subject: Subject;
  shown: Record<string, unknown>;
  people: Recipient[];
}
