import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { say } from '../../../test/chat/chatting';
import { DemoDesk } from '../../../test/demos/desk';
import { addProposedFacility } from '../../../test/facilities/add-facilities';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let carrier: Carrier;
let desk: DemoDesk;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  desk = new DemoDesk(app, operator);
});
afterAll(() => app.close());

const counts = async (person = operator) => (await person.call('GET /operator/queues')).body.data;
const NONE = { chats: 0, requests: 0, demos: 0, contests: 0, matches: 0, facilities: 0, parked: 0 };

it('each queue of the operator has the count of its waiting records', async () => {
  expect(await counts()).toEqual(NONE);
  const { id } = (await carrier.call('POST /chats', { body: {} })).body.data;
  expect(await counts()).toEqual(NONE);
  await say(carrier, id, 'The map is empty');
  expect(await counts()).toEqual({ ...NONE, chats: 1 });
  await say(operator, id, 'Reload the page');
  expect(await counts()).toEqual(NONE);

  const question = { subject: 'A bill', text: 'Where is it?', category: 'billing' } as const;
  const request = (await shipper.call('POST /requests', { body: question })).body.data;
  await desk.ask();
  expect(await counts()).toEqual({ ...NONE, requests: 1 });
  await desk.confirm(await desk.sentCode());
  await addProposedFacility(shipper);
  await app.database.run(
    `insert into outbox_retries (subscriber, kind, payload, error, failures, failed_at, due_at)
     values ('messages', 'test.failed', '{}', 'no connection', 3, clock_timestamp(), null)`,
  );
  expect(await counts()).toEqual({ ...NONE, requests: 1, demos: 1, facilities: 1, parked: 1 });
  const lists = await Promise.all([
    operator.call('GET /operator/requests', { query: {} }),
    operator.call('GET /operator/demos', { query: {} }),
    operator.call('GET /operator/facility_proposals', { query: {} }),
    operator.call('GET /operator/parked'),
  ]);
  expect(lists.map(({ body }) => body.data.length)).toEqual([1, 1, 1, 1]);

  const { id: assignee_id } = (await operator.call('GET /account')).body.data;
  for (const body of [{ assignee_id }, { state: 'solved' }] as const)
    await operator.call('PUT /operator/requests/{id}', { path: { id: request.id }, body });
  expect(await counts()).toMatchObject({ requests: 0 });
});

it('every role of the operator sees the counts, and nobody else', async () => {
  const viewer = await joinColleague(app, operator, 'viewer');
  expect(await counts(viewer)).toEqual(await counts());
  expect((await shipper.call('GET /operator/queues')).status).toBe(404);
});
