import { ANNOUNCEMENT } from '@tenderlane/contract/announcements/examples';
import { joinColleague, type Shipper } from '../build';
import type { TestApp } from '../start-app';

export async function addNetworkNews(app: TestApp, shipper: Shipper) {
  const asker = await joinColleague(app, shipper, 'viewer');
  await shipper.done('DELETE /profile/users/{id}', asker.memberId);
  await asker.call('POST /account/access_requests', { body: { company_id: shipper.companyId, text: 'Back again' } });
  const [request] = (await shipper.call('GET /profile/access_requests')).body.data;
  const announced = await shipper.call('POST /announcements', { body: ANNOUNCEMENT });
  await app.runDueWork();
  return { accessRequest: request!.id, announcement: announced.body.data.id };
}
