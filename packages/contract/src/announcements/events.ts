import { z } from 'zod';
import { defineEvent, number, showAll } from '../core/event';

export const announcementEvents = {
  'announcement.sent': defineEvent({
    entity: 'announcement',
    params: z.strictObject({ subject: z.string(), recipients: number }),
    views: { shipper: showAll },
  }),
  /** The turn of some of its recipients: from one place in their order to another. It is read by who looks for the people to tell, and by no page. */
  'announcement.delivered': defineEvent({
    entity: 'announcement',
    kept: false,
    params: z.strictObject({ from: number, to: number }),
    views: { carrier: showAll },
  }),
};
