import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { packetContent } from '@tenderlane/contract/packets/examples';
import { publishPacket, saveDraft } from '../../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carriers: Carrier[];
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carriers = [await joinCarrier(app, shipper), await joinCarrier(app, shipper)];
});

const setup = async () => (await shipper.call('GET /account/packet')).body.data;
const alertsOf = async (carrier: Carrier) => (await carrier.call('GET /account')).body.data.notifications;

it('an optional packet asks nobody at its publication, and one call asks all carriers once', async () => {
  const [first] = carriers as [Carrier, Carrier];
  expect((await shipper.send('POST /account/packet/ask')).body).toMatchObject({ code: 'packet.nothing-published' });
  await publishPacket(shipper);
  expect((await setup()).asked).toEqual({ done: 0, total: 2 });
  await shipper.call('POST /carriers/{id}/packet/ask', { path: { id: first.carrierId } });
  expect((await setup()).asked).toEqual({ done: 1, total: 2 });
  const asked = async () =>
    app.database.rows(`select 1 from events where company_id = $1 and action = 'packet.asked'`, [shipper.companyId]);
  expect((await shipper.call('POST /account/packet/ask')).body.data.asked).toEqual({ done: 2, total: 2 });
  expect(await asked()).toHaveLength(2);
  expect((await shipper.call('POST /account/packet/ask')).body.data.asked).toEqual({ done: 2, total: 2 });
  expect(await asked()).toHaveLength(2);
});

it('the first page of a carrier shows a requested packet until it is submitted', async () => {
  const [carrier] = carriers as [Carrier, Carrier];
  await publishPacket(shipper);
  expect(await alertsOf(carrier)).toEqual([]);
  await shipper.call('POST /account/packet/ask');
  const link = String(carrier.carrierId);
  expect(await alertsOf(carrier)).toMatchObject([
    { routeName: 'packet', link, text: expect.stringMatching(/asks for your carrier packet$/) },
  ]);
  const second = await signUpShipper(app);
  const { body } = await second.call('POST /catalogs/invite/create', {
    body: { invitations: [{ login: carrier.login }] },
  });
  await carrier.call('POST /invitations/{code}/accept', { path: { code: body.data[0]!.code }, body: {} });
  await publishPacket(second);
  await second.call('POST /account/packet/ask');
  expect(await alertsOf(carrier)).toMatchObject([
    { routeName: 'packets', text: expect.stringMatching(/And 1 more\.$/) },
  ]);
});

it('only members who may write to carriers ask them for a packet', async () => {
  await publishPacket(shipper);
  const viewer = await joinColleague(app, shipper, 'viewer');
  expect((await viewer.send('POST /account/packet/ask')).status).toBe(403);
});

it('texts are stored in four languages, and an older packet is read with its standard texts', async () => {
  const content = packetContent();
  const [section] = content.sections;
  const [fleet, notes] = section!.questions;
  await saveDraft(shipper, {
    ...content,
    locale: 'en',
    sections: [
      {
        ...section!,
        questions: [
          { ...fleet!, translations: { uk: { label: 'Скільки у вас вантажівок?' }, kk: { help: 'Кеңес' } } },
          { ...notes!, label: 'На яких маршрутах ви працюєте найчастіше?' },
        ],
      },
    ],
  });
  const { draft } = await setup();
  expect(draft!.content).toMatchObject({
    locale: 'en',
    sections: [
      {
        standard: 'company',
        questions: [
          { standard: null, translations: { uk: { label: 'Скільки у вас вантажівок?' }, kk: { help: 'Кеңес' } } },
          { standard: 'routes' },
        ],
      },
    ],
  });
  const { version } = await setup();
  const wrong = await shipper.send('PUT /account/packet', {
    body: { version, content: { ...content, sections: [{ ...section, translations: { pl: { label: 'Firma' } } }] } },
  });
  expect(wrong.status).toBe(422);
});
