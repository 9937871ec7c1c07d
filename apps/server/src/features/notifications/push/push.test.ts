import { createServer, type Server } from 'node:http';
import { createECDH, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, joinCarrier, openTender, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { chatWith, say } from '../../../../test/chat/chatting';
import { makeQueue, sendOnceOf, takeQueued } from '../../../../test/outside/queued-messages';
import { startApp, type TestApp } from '../../../../test/start-app';
import { isPublicAddress, isPushAddress, lookUpPublic } from './public-address';
import { pushKeys } from './push-keys';
import { tellLostLeads } from '../../../../test/notifications/lost-leads';

let service: Server;
let base: string;
let status = 201;
const received: { url: string; headers: Record<string, unknown>; bytes: number }[] = [];
let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let rival: Carrier;

beforeAll(async () => {
  service = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, bytes });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  app = await startApp({ PUSH_ALLOW_PRIVATE: '1' });
  await makeQueue(app);
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  rival = await joinCarrier(app, shipper);
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => service.close(() => resolve()));
});

function browser(endpoint: string) {
  const curve = createECDH('prime256v1');
  return { endpoint, keys: { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') } };
}

async function outbid(): Promise<void> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await bid(rival, id, 230_000);
  await tellLostLeads(app);
}
const browsers = async () => (await carrier.call('GET /profile/notifications')).body.data.push.browsers;

describe('a browser of a carrier', () => {
  it('a browser gets the chosen notifications, with one key of all processes', async () => {
    const { body } = await carrier.call('GET /push/key');
    expect(body.data.key).toBe(pushKeys(app.config.appSecret).publicKey);
    expect(Buffer.from(body.data.key, 'base64url')).toHaveLength(65);
    const own = browser(`${base}/own`);
    for (let time = 0; time < 2; time++)
      expect((await carrier.call('POST /push/subscriptions', { body: own })).status).toBe(204);
    expect(await browsers()).toBe(1);
    await outbid();
    const queued = await takeQueued(app, 'push');
    // Browsers do not show new tenders.
    expect(queued.map(({ template }) => template)).toEqual(['tender-outbid']);
    const send = sendOnceOf(app);
    for (const message of [...queued, ...queued]) await send(message);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ url: '/own', headers: { 'content-encoding': 'aes128gcm', ttl: '14400' } });
    expect(String(received[0]!.headers['authorization'])).toMatch(/^vapid t=.+, k=/);
    expect(received[0]!.bytes).toBeGreaterThan(100);
  });

  it('a browser gets a push about a message of the shipper', async () => {
    const id = await openTender(app, shipper);
    const chat = (await chatWith(carrier, id, shipper)).body.data.id;
    await carrier.call('PUT /chats/{id}/join', { path: { id: chat } });
    await say(shipper, chat, 'The gate code is 12');
    await app.messages(carrier.login);
    const [message, ...others] = await takeQueued(app, 'push');
    expect(others).toEqual([]);
    expect(message).toMatchObject({ template: 'chat-message', params: { text: 'The gate code is 12' } });
    const before = received.length;
    await sendOnceOf(app)(message!);
    expect(received).toHaveLength(before + 1);
  });

  it('a push is repeated while its service fails, and a browser that is gone is deleted', async () => {
    const send = sendOnceOf(app);
    await outbid();
    const [first] = await takeQueued(app, 'push');
    status = 503;
    await expect(send(first!)).rejects.toThrow('503');
    status = 410;
    await send(first!);
    expect(await browsers()).toBe(0);
    status = 201;
    await outbid();
    expect(await takeQueued(app, 'push')).toEqual([]);
  });

  it('a browser gets nothing after its session has ended or changed its person', async () => {
    const shared = browser(`${base}/shared`);
    await carrier.call('POST /push/subscriptions', { body: shared });
    await rival.call('POST /push/subscriptions', { body: shared });
    expect(await browsers()).toBe(0);
    expect((await carrier.send('DELETE /push/subscriptions', { body: { endpoint: shared.endpoint } })).status).toBe(
      204,
    );
    expect((await rival.call('GET /profile/notifications')).body.data.push.browsers).toBe(1);
    await rival.send('DELETE /push/subscriptions', { body: { endpoint: shared.endpoint } });
    expect((await rival.call('GET /profile/notifications')).body.data.push.browsers).toBe(0);

    await rival.call('POST /push/subscriptions', { body: browser(`${base}/left`) });
    const left = await app.database.one<{ ids: number }>('select count(*)::int as ids from push_subscriptions');
    await rival.send('POST /auth/logout');
    const id = await openTender(app, shipper);
    await bid(carrier, id, 240_000);
    expect(left.ids).toBe(1);
    expect(await takeQueued(app, 'push')).toEqual([]);
  });

  it('a person has at most ten browsers', async () => {
    for (let number = 0; number < 12; number++)
      await carrier.call('POST /push/subscriptions', { body: browser(`${base}/many/${number}`) });
    expect(await browsers()).toBe(10);
  });

  it.each([
    [{ endpoint: 'https://push.example.com/x', keys: { p256dh: 'short', auth: 'short' } }, 'push.address-refused'],
    [{ endpoint: 'ftp://push.example.com/x', ...{ keys: browser('').keys } }, 'push.address-refused'],
    [{ endpoint: 'nothing', keys: browser('').keys }, 'push.address-refused'],
    [{ endpoint: '', keys: browser('').keys }, 'input.invalid'],
    [{ endpoint: 'https://push.example.com/x', keys: { p256dh: '*', auth: '' } }, 'input.invalid'],
  ])('a subscription with %j is refused', async (body, code) => {
    expect((await carrier.send('POST /push/subscriptions', { body })).body.code).toBe(code);
  });
});

describe('the address of a push service', () => {
  it.each([
    'http://push.example.com/x',
    'https://user:pass@push.example.com/x',
    'https://push.example.com:8443/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://metadata.internal/x',
    'nonsense',
  ])('%s is refused as the address of a push service', (address) => expect(isPushAddress(address, false)).toBe(false));

  it('the address of a push service must be a public name', () => {
    expect(isPushAddress('https://fcm.googleapis.com/fcm/send/abc', false)).toBe(true);
  });

  it.each([
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['2a00:1450:4001::200e', true],
    ['x', false],
  ])('the address of a push service may resolve to %s or not: %s', (address, isPublic) =>
    expect(isPublicAddress(address)).toBe(isPublic),
  );

  it('a push service that resolves to a private address is refused', async () => {
    const error = await new Promise<Error | null>((resolve) =>
      lookUpPublic('localhost', {}, (found) => resolve(found)),
    );
    expect(error?.name).toBe('ClosedAddressError');
  });
});
