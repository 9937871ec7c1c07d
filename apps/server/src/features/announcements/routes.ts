import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { announce, previewAnnouncement } from './announce';
import {
  readAnnouncement,
  showAnnouncement,
  showAnnouncements,
  showReceived,
  showReceivedAnnouncements,
  showRecipients,
} from './show-announcements';

export const announcementRoutes = {
  'GET /announcements': (context, { query }) => showAnnouncements(context, query),
  'POST /announcements/preview': async (context, { body }) => ({ data: await previewAnnouncement(context, body) }),
  'POST /announcements': async (context, { body }) => ({ data: await announce(context, body) }),
  'GET /announcements/{id}': async (context, { params }) => ({ data: await showAnnouncement(context, params.id) }),
  'GET /announcements/{id}/recipients': (context, { params, query }) => showRecipients(context, params.id, query),
} satisfies Partial<Handlers<ShipperApi>>;

export const carrierAnnouncementRoutes = {
  'GET /announcements': (context, { query }) => showReceivedAnnouncements(context, query),
  'GET /announcements/{id}': async (context, { params }) => ({ data: await showReceived(context, params.id) }),
  'PUT /announcements/{id}/read': async (context, { params }) => ({ data: await readAnnouncement(context, params.id) }),
} satisfies Partial<Handlers<CarrierApi>>;
