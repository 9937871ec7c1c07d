import { z } from 'zod';
import { defineEvent, number, showAll } from '../core/event';

export const announcementEvents = {
  'announcement.sent': defineEvent({
    entity: 'announcement',
    params: z.strictObject({ subject: z.string(), recipients: number }),
    views: { shipper: showAll },
  }),
  /** One batch of its recipients. Only the notification code reads it, no page does. */
  'announcement.delivered': defineEvent({
    entity: 'announcement',
    kept: false,
    params: z.strictObject({ from: number, to: number }),
    views: { carrier: showAll },
  }),
};
