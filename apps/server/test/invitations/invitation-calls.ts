import { joinColleague, type Shipper } from '../build';
import type { Call, Fixture } from '../every-call';
import type { TestApp } from '../start-app';

const announcement = {
  subject: 'New gates',
  message: '<p>Gate 4 is open.</p>',
  audience: { kind: 'network' as const },
};

export async function addNetworkNews(app: TestApp, shipper: Shipper) {
  const asker = await joinColleague(app, shipper, 'viewer');
  await shipper.done('DELETE /profile/users/{id}', asker.memberId);
  await asker.call('POST /account/access_requests', { body: { company_id: shipper.companyId, text: 'Back again' } });
  const [request] = (await shipper.call('GET /profile/access_requests')).body.data;
  const announced = await shipper.call('POST /announcements', { body: announcement });
  await app.runDueWork();
  return { accessRequest: request!.id, announcement: announced.body.data.id };
}

export const invitationCalls = {
  'POST /carriers/invite_suggested': () => ({ body: { filter: {} } }),
  'POST /carriers/invitation_preview': () => ({ body: { text: 'Work with us', locale: 'uk' } }),
  'GET /account/access_requests': () => ({}),
  'POST /account/access_requests': ({ shipper }) => ({ body: { company_id: shipper.companyId, text: 'Let me in' } }),
  'GET /profile/access_requests': () => ({}),
  'PUT /profile/access_requests/{id}/approve': ({ accessRequest: id }) => ({ path: { id }, body: { role: 'viewer' } }),
  'PUT /profile/access_requests/{id}/decline': ({ accessRequest: id }) => ({
    path: { id },
    body: { reason: 'A reason' },
  }),
  'GET /announcements': () => ({}),
  'POST /announcements/preview': () => ({ body: { message: '<p>Hello</p>', audience: { kind: 'network' } } }),
  'POST /announcements': () => ({ body: announcement }),
  'GET /announcements/{id}': ({ announcement: id }) => ({ path: { id } }),
  'GET /announcements/{id}/recipients': ({ announcement: id }) => ({ path: { id } }),
} satisfies Record<string, (world: Fixture) => Call>;

export const carrierAnnouncementCalls = {
  'GET /announcements': () => ({}),
  'GET /announcements/{id}': ({ announcement: id }) => ({ path: { id } }),
  'PUT /announcements/{id}/read': ({ announcement: id }) => ({ path: { id } }),
} satisfies Record<string, (world: Fixture) => Call>;
