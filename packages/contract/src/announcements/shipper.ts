import { z } from 'zod';
import { cursorMeta, cursorQuery, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { instant, text } from '../core/fields';
import { ANNOUNCEMENT_LIMITS } from '@tenderlane/domain/announcements';
import { announcement, announcementAudience, announcementBody, announcementRecipient } from './schemas';

export const announcementsApi = {
  'GET /announcements': {
    summary: 'What was announced to the network, newest first; `next_at`: before that moment no other may be sent',
    access: 'brand',
    right: 'loads.read',
    query: cursorQuery,
    response: dataWith(z.array(announcement), cursorMeta.extend({ next_at: instant.nullable() })),
  },
  'POST /announcements/preview': {
    summary: 'An announcement as carriers will read it, how many will, and from when it may be sent',
    access: 'brand',
    right: 'carriers.write',
    body: z.strictObject({ message: text(ANNOUNCEMENT_LIMITS.htmlMax), audience: announcementAudience }),
    response: dataOf(z.object({ html: z.string(), recipients: z.number().int(), next_at: instant.nullable() })),
  },
  'POST /announcements': {
    summary: 'Announce something to carriers of the network, one time in a period',
    access: 'brand',
    right: 'carriers.write',
    capacity: 'announcements',
    body: announcementBody,
    response: dataOf(announcement),
    status: 201,
  },
  'GET /announcements/{id}': {
    summary: 'One announcement',
    access: 'brand',
    right: 'loads.read',
    response: dataOf(announcement),
  },
  'GET /announcements/{id}/recipients': {
    summary: 'Who got it and who has read it',
    access: 'brand',
    right: 'loads.read',
    query: cursorQuery,
    response: dataWith(z.array(announcementRecipient), cursorMeta),
  },
} as const satisfies EndpointTable;
