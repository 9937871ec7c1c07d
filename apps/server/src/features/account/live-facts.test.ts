import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, joinColleague, newLogin, openTender, signUpShipper } from '../../../test/build';
import { connect, openPort, settle } from '../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp();
  port = await openPort(app);
});
afterAll(() => app.close());

it('open pages of the company are told once about each fact, without a sound, and other pages are not', async () => {
  const shipper = await signUpShipper(app);
  const people = [shipper, await joinColleague(app, shipper, 'viewer'), await signUpShipper(app)];
  const pages = await Promise.all(
    people.map(async (person) => {
      const { id } = (await person.call('GET /account')).body.data;
      const page = connect(port, 'shipper', person.token ?? '');
      expect(await page.listen(`account-update.${id}`)).toBe('listening');
      return page;
    }),
  );
  const heard = async (what: () => Promise<unknown>) => {
    for (const page of pages) page.frames.length = 0;
    await what();
    for (const page of pages) await settle(app, page);
    return pages.map(({ frames }) => frames.filter(({ event }) => event === 'AccountUpdateEvent'));
  };
  const quiet = [expect.objectContaining({ data: { is_need_sound: false } })];
  const invite = () =>
    shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login: newLogin('carrier') }] } });
  expect(await heard(invite)).toEqual([quiet, quiet, []]);
  expect(await heard(invite)).toEqual([[], [], []]);
  await heard(() => joinCarrier(app, shipper));
  expect(await heard(() => openTender(app, shipper))).toEqual([quiet, quiet, []]);
  expect((await shipper.call('GET /account')).body.data.quickstart_info).toMatchObject({
    is_search_started: true,
    is_carrier_invited: true,
    is_load_booked: false,
  });
  expect(await heard(() => openTender(app, shipper))).toEqual([[], [], []]);
  for (const page of pages) page.close();
});
