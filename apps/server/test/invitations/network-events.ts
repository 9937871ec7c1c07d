import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import { newLogin, type Shipper } from '../build';
import { inviteCarrier } from '../network';
import type { TestApp } from '../start-app';
import { addNetworkNews } from './add-network-news';

export async function eventsOfNetwork(app: TestApp, shipper: Shipper): Promise<OutboxRow[]> {
  const { accessRequest, announcement } = await addNetworkNews(app, shipper);
  const row = (kind: string, entityId: number, params: object): OutboxRow => ({
    kind,
    payload: { entity_id: entityId, company_id: shipper.companyId, account_id: null, params },
  });
  const asked = { request_id: accessRequest };
  return [
    row('announcement.delivered', announcement, { from: 1, to: 100 }),
    ...['asked', 'approved', 'declined'].map((what) => row(`colleague.access_${what}`, shipper.companyId, asked)),
  ];
}

export async function dueReminder(app: TestApp, shipper: Shipper): Promise<OutboxRow> {
  const { id } = await inviteCarrier(shipper, newLogin('reminded'));
  const invitation = await app.database.one<{ id: number }>(
    'update carrier_invitations set reminders = 1 where carrier_id = $1 returning id',
    [id],
  );
  const message = await app.database.one<{ id: number }>(
    'update company_messages set sent_at = null, dropped_at = null where invitation_id = $1 returning id',
    [invitation.id],
  );
  return { kind: 'company.message_due', payload: { message_id: message.id } };
}
