import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinColleague, signUpCarrier, signUpShipper } from '../../../../test/build';
import { connect, openPort, settle } from '../../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp();
  port = await openPort(app);
  // The first company is the operator's.
  await signUpShipper(app);
});
afterAll(() => app.close());

it('the page of a closed company receives only the event of the reopening', async () => {
  const owner = await signUpShipper(app);
  const colleague = await joinColleague(app, owner, 'viewer');
  await owner.call('PUT /account/company/close');
  const listener = connect(port, 'shipper', colleague.token ?? '');
  const id = owner.companyId;
  const { id: accountId } = (await colleague.call('GET /account')).body.data;
  for (const channel of [`brand.${id}`, `account-update.${accountId}`, `company.${id + 1}`])
    expect(await listener.listen(channel)).toBe(404);
  expect(await listener.listen(`company.${id}`)).toBe('listening');
  await settle(app, listener);
  listener.frames.length = 0;
  await owner.send('PUT /account/company/reopen', {});
  await settle(app, listener);
  expect(listener.frames).toMatchObject([
    { channel: `company.${id}`, event: 'BrandUpdateEvent', data: { topic: 'company', id } },
  ]);
  expect(await listener.listen(`brand.${id}`)).toBe('listening');
  listener.close();
});

it('a socket grant from before the closing is refused after it, and open sockets are closed', async () => {
  const owner = await signUpCarrier(app);
  const open = connect(port, 'carrier', owner.token ?? '');
  expect(await open.listen(`brand.${owner.companyId}`)).toBe('listening');
  const late = connect(port, 'carrier', owner.token ?? '');
  await new Promise((resolve) => late.pusher.connection.bind('connected', resolve));
  const channel = `private-brand.${owner.companyId}`;
  const { socket_id } = late.pusher.connection as unknown as { socket_id: string };
  const { auth } = (await owner.call('POST /broadcast/auth', { body: { socket_id, channel_name: channel } })).body;
  const ended = new Promise((resolve) => open.pusher.connection.bind('error', resolve));
  await owner.call('PUT /account/company/close');
  await app.live.checkSessions();
  expect(await ended).toMatchObject({ data: { code: 4009 } });
  const refused = new Promise((resolve) => {
    late.pusher.connection.bind('message', (frame: { event: string }) => {
      if (frame.event === 'pusher:subscription_error') resolve(frame);
    });
  });
  late.pusher.connection.send_event('pusher:subscribe', { channel, auth });
  expect(await refused).toMatchObject({ channel });
  for (const listener of [open, late]) listener.close();
});
