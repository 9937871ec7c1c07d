import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bid, joinCarrier, joinColleague, openMarket, openTender, type Shipper } from '../../../test/build';
import { connect, openPort, settle, type Listener } from '../../../test/sockets/listener';
import { greetedSocket } from '../../../test/sockets/raw-socket';
import { startApp, type TestApp } from '../../../test/start-app';
import { Connection } from './connection';
import { ACTIVITY_TIMEOUT_S, CLOSE, PONG_TIMEOUT_MS } from './protocol';
import { GRANT_MS, signGrant } from './socket-auth';
import { askOrClose } from './socket-server';

let app: TestApp;
let port: number;
let shipper: Shipper;
const open: Listener[] = [];

beforeAll(async () => {
  app = await startApp();
  ({ shipper } = await openMarket(app));
  port = await openPort(app);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(() => app.close());

const refusals = (frames: { event: string }[]) =>
  frames.filter(({ event }) => event === 'pusher:subscription_error').length;

const authorize = (body: object, token = shipper.token) =>
  app.shipper(token).send('POST /broadcast/auth', { body: body as never });

describe('the official clients', () => {
  it('pusher-js connects unchanged and receives changes', async () => {
    const listener = connect(port, 'shipper', shipper.token ?? '');
    open.push(listener);
    expect(await listener.listen(`brand.${shipper.companyId}`)).toBe('listening');
    await openTender(app, shipper);
    await settle(app, listener);
    expect(listener.frames).toContainEqual(
      expect.objectContaining({ event: 'BrandUpdateEvent', data: expect.objectContaining({ topic: 'loads' }) }),
    );
  });

  it('laravel-echo connects unchanged, with its own names of channels and events', async () => {
    const { default: EchoClient } = await import('laravel-echo');
    const echo = new EchoClient<'pusher'>({
      broadcaster: 'pusher',
      Pusher,
      key: 'tenderlane',
      cluster: '',
      wsHost: '127.0.0.1',
      wsPort: port,
      forceTLS: false,
      enabledTransports: ['ws'],
      enableStats: false,
      authEndpoint: `http://127.0.0.1:${port}/api/shipper/v1/broadcast/auth`,
      auth: { headers: { authorization: `Bearer ${shipper.token}` } },
    } as never);
    const heard: unknown[] = [];
    await new Promise<void>((resolve) => {
      echo
        .private(`brand.${shipper.companyId}`)
        .listen('.BrandUpdateEvent', (data: unknown) => heard.push(data))
        .subscribed(() => resolve());
    });
    await openTender(app, shipper);
    await settle(app);
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ topic: 'loads' }));
    echo.disconnect();
  });
});

describe('the authorization of a channel', () => {
  const channel = () => `private-brand.${shipper.companyId}`;

  it('a channel is authorized in the same way for a form and for JSON', async () => {
    const asked = { socket_id: '1.2', channel_name: channel() };
    const form = await app.server.inject({
      method: 'POST',
      url: '/api/shipper/v1/broadcast/auth',
      headers: { authorization: `Bearer ${shipper.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(asked).toString(),
    });
    const json = await authorize(asked);
    expect([form.statusCode, json.status]).toEqual([200, 200]);
    expect(Object.keys(form.json<object>())).toEqual(['auth']);
    expect(form.json<{ auth: string }>().auth).toMatch(/^tenderlane:\d+\.\d+\.\d+\.[0-9a-f]{64}$/);
    const elsewhere = await app.server.inject({
      method: 'POST',
      url: '/api/shipper/v1/loads',
      headers: { authorization: `Bearer ${shipper.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'country_id=pl',
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it.each([
    'brand',
    'private-brand',
    'private-brand.0',
    'private-brand.1.2',
    'presence-brand.1',
    'private-.1',
    'private-toString.1',
  ])('the channel %s is refused like one that does not exist', async (name) => {
    expect(await authorize({ socket_id: '1.2', channel_name: name })).toMatchObject({
      status: 404,
      body: { code: 'record.not-found' },
    });
  });

  it('an authorization is valid for one socket, one channel and one minute, and 1,000 forged ones are refused', async () => {
    const { id, say, frames } = await greetedSocket(port);
    const { auth } = (await authorize({ socket_id: id, channel_name: channel() })).body as unknown as { auth: string };
    const [key = '', facts = ''] = auth.split(':');
    const [session, company, end, signature = ''] = facts.split('.');
    const forge = (place: number): [channel: string, auth: string] => {
      const flipped = signature.split('');
      const at = randomInt(signature.length);
      flipped[at] = flipped[at] === '0' ? '1' : '0';
      const variants: [string, string][] = [
        [channel(), `${key}:${session}.${company}.${end}.${flipped.join('')}`],
        [channel(), `${key}:${Number(session) + 1 + place}.${company}.${end}.${signature}`],
        [channel(), `${key}:${session}.${Number(company) + 1 + place}.${end}.${signature}`],
        [channel(), `${key}:${session}.${company}.${Number(end) + 1 + place}.${signature}`],
        [`private-brand.${shipper.companyId + 1 + place}`, auth],
        [`private-load.${1 + place}`, auth],
        [channel(), `other:${facts}`],
        [channel(), auth.slice(0, -1 - (place % 60))],
        [channel(), `${auth}${place}`],
        [channel(), ''],
      ];
      return variants[place % variants.length]!;
    };
    for (let place = 0; place < 1000; place++) {
      const [name, forged] = forge(place);
      say('pusher:subscribe', { channel: name, auth: forged });
      // The socket may send fifty frames a second for long; the test takes no pauses.
      if (place % 250 === 249) break;
    }
    await expect.poll(() => refusals(frames)).toBe(250);
    for (const part of [1, 2, 3]) {
      const other = await greetedSocket(port);
      for (let place = part * 250; place < part * 250 + 250; place++) {
        const [name, forged] = forge(place);
        other.say('pusher:subscribe', { channel: name, auth: forged });
      }
      await expect.poll(() => refusals(other.frames)).toBe(250);
      expect(other.frames.map(({ event }) => event)).not.toContain('pusher_internal:subscription_succeeded');
      // The valid signature is for the first socket only.
      other.say('pusher:subscribe', { channel: channel(), auth });
      await expect.poll(() => refusals(other.frames)).toBe(251);
    }
    expect(frames.map(({ event }) => event)).not.toContain('pusher_internal:subscription_succeeded');
    say('pusher:subscribe', { channel: channel(), auth });
    await expect.poll(() => frames.at(-1)?.event).toBe('pusher_internal:subscription_succeeded');
  });

  it('an authorization expires after a minute', async () => {
    const { id, say, hears } = await greetedSocket(port);
    const { id: sessionId } = (await shipper.call('GET /account/sessions')).body.data.find((one) => one.is_current)!;
    const grant = { socketId: id, channel: channel(), sessionId, companyId: shipper.companyId };
    const secret = app.config.appSecret;
    const late = signGrant(secret, 'tenderlane', { ...grant, expiresAt: Date.now() - 1 });
    say('pusher:subscribe', { channel: channel(), auth: late });
    expect(await hears('pusher:subscription_error')).toMatchObject({
      channel: channel(),
      data: expect.stringContaining('AuthError'),
    });
    say('pusher:subscribe', {
      channel: channel(),
      auth: signGrant(secret, 'tenderlane', { ...grant, expiresAt: Date.now() + GRANT_MS }),
    });
    await hears('pusher_internal:subscription_succeeded');
  });
});

describe('the end of a socket', () => {
  async function listening(caller: Shipper | Awaited<ReturnType<typeof joinColleague>>) {
    const socket = await greetedSocket(port);
    const name = `private-brand.${shipper.companyId}`;
    const { auth } = (await authorize({ socket_id: socket.id, channel_name: name }, caller.token)).body as unknown as {
      auth: string;
    };
    socket.say('pusher:subscribe', { channel: name, auth });
    await socket.hears('pusher_internal:subscription_succeeded');
    return socket;
  }

  it('a socket is closed for good at the end of its session', async () => {
    const colleague = await joinColleague(app, shipper, 'manager');
    const [own, other] = [await listening(colleague), await listening(shipper)];
    await colleague.call('POST /auth/logout');
    await app.live.checkSessions();
    expect(await own.closes()).toBe(CLOSE.unauthorized);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('a socket may reconnect after a right was removed or the person left the brand', async () => {
    const [colleague, leaver] = [
      await joinColleague(app, shipper, 'manager'),
      await joinColleague(app, shipper, 'viewer'),
    ];
    const sockets = [await listening(colleague), await listening(leaver)];
    await shipper.call('PUT /profile/users/{id}', { path: { id: colleague.memberId }, body: { role: 'viewer' } });
    await shipper.call('DELETE /profile/users/{id}', { path: { id: leaver.memberId } });
    await app.live.checkSessions();
    expect(await sockets[0]!.closes()).toBe(CLOSE.reconnect);
    expect([CLOSE.reconnect, CLOSE.unauthorized]).toContain(await sockets[1]!.closes());
    expect(await app.live.checkSessions()).toBe(0);
  });

  it('a person who works in another brand reconnects without the channels of the old one', async () => {
    const { shipper: other } = await openMarket(app);
    const first = (await other.call('GET /account')).body.data.brand_members[0]!;
    await other.call('POST /account/brand', { body: { name: 'Second', country_id: 'ua' } });
    const asked = async (socketId: string) =>
      authorize({ socket_id: socketId, channel_name: `private-brand.${other.companyId}` }, other.token);
    const socket = await greetedSocket(port);
    expect((await asked(socket.id)).status).toBe(404);
    await other.call('PUT /account/{id}/change', { path: { id: first.id } });
    const { auth } = (await asked(socket.id)).body as unknown as { auth: string };
    const channel = `private-brand.${other.companyId}`;
    socket.say('pusher:subscribe', { channel, auth });
    await socket.hears('pusher_internal:subscription_succeeded');
    const [second] = (await other.call('GET /account')).body.data.brand_members.filter(({ is_active }) => !is_active);
    await other.call('PUT /account/{id}/change', { path: { id: second!.id } });
    await app.live.checkSessions();
    expect(await socket.closes()).toBe(CLOSE.reconnect);
    // A grant for the previous brand is not valid in this one.
    const again = await greetedSocket(port);
    again.say('pusher:subscribe', { channel, auth });
    await again.hears('pusher:subscription_error');
  });

  it('a socket that is silent for two minutes and does not answer within thirty seconds is closed', () => {
    const sent: string[] = [];
    const closed: unknown[] = [];
    const socket = {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 0,
      send: (text: string) => sent.push(text),
      close: (code: number) => closed.push(code),
      terminate() {},
    };
    const connection = new Connection(socket as never, { id: '1.2', now: 0 });
    askOrClose(connection, ACTIVITY_TIMEOUT_S * 1000 - 1);
    expect(sent).toEqual([]);
    askOrClose(connection, ACTIVITY_TIMEOUT_S * 1000);
    expect(sent).toEqual([JSON.stringify({ event: 'pusher:ping', data: '{}' })]);
    askOrClose(connection, ACTIVITY_TIMEOUT_S * 1000 + PONG_TIMEOUT_MS);
    expect(closed).toEqual([]);
    askOrClose(connection, ACTIVITY_TIMEOUT_S * 1000 + PONG_TIMEOUT_MS + 1);
    expect(closed).toEqual([CLOSE.noPong]);
  });

  it('a socket with more than a megabyte of unsent data is closed', () => {
    let terminated = 0;
    const socket = {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 1_048_577,
      send: () => undefined,
      terminate: () => terminated++,
    };
    new Connection(socket as never, { id: '1.2', now: 0 }).send('x');
    expect(terminated).toBe(1);
  });

  it('a server that stops tells its sockets to reconnect', async () => {
    const other = await startApp();
    const otherPort = await openPort(other);
    const socket = new WebSocket(`ws://127.0.0.1:${otherPort}/app/tenderlane?protocol=7`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await other.close();
    expect((await closed)[0]).toBe(CLOSE.reconnect);
  });
});

it('a person without a brand and a session of a link subscribe only to their own channel', async () => {
  const carrier = await joinCarrier(app, shipper);
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  const own = `private-brand.${carrier.companyId}`;
  const asked = { socket_id: '1.2', channel_name: own };
  expect((await app.carrier(carrier.token).send('POST /broadcast/auth', { body: asked })).status).toBe(200);
  expect((await app.shipper(carrier.token).send('POST /broadcast/auth', { body: asked })).status).toBe(401);
});
