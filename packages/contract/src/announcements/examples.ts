import type { Examples } from '../core/example';

interface Records {
  announcement: number;
}

export const ANNOUNCEMENT = {
  subject: 'New gates',
  message: '<p>Gate 4 is open.</p>',
  audience: { kind: 'network' as const },
};

export const shipperAnnouncementsExamples = {
  'GET /announcements': () => ({}),
  'POST /announcements/preview': () => ({ body: { message: '<p>Hello</p>', audience: { kind: 'network' } } }),
  'POST /announcements': () => ({ body: ANNOUNCEMENT }),
  'GET /announcements/{id}': ({ announcement: id }) => ({ path: { id } }),
  'GET /announcements/{id}/recipients': ({ announcement: id }) => ({ path: { id } }),
} satisfies Examples<Records>;

export const carrierAnnouncementsExamples = {
  'GET /announcements': () => ({}),
  'GET /announcements/{id}': ({ announcement: id }) => ({ path: { id } }),
  'PUT /announcements/{id}/read': ({ announcement: id }) => ({ path: { id } }),
} satisfies Examples<Records>;
