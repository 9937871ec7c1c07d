import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openPort } from '../../../test/sockets/listener';
import { greetedSocket, openSocket } from '../../../test/sockets/raw-socket';
import { startApp, type TestApp } from '../../../test/start-app';
import { CLOSE } from './protocol';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startApp();
  port = await openPort(app);
});
afterAll(() => app.close());

describe('a protocol error of a client', () => {
  it.each([
    ['another key', '/app/other?protocol=7', CLOSE.unknownKey],
    ['an invalid key', '/app/%?protocol=7', CLOSE.unknownKey],
    ['no protocol version', '/app/tenderlane', CLOSE.versionMissing],
    ['a version that is not a number', '/app/tenderlane?protocol=x', CLOSE.versionUnreadable],
    ['an unsupported version', '/app/tenderlane?protocol=4', CLOSE.versionUnsupported],
  ])('a socket with %s is closed with its code', async (_name, path, code) => {
    const socket = await openSocket(port, path);
    expect(await socket.closes()).toBe(code);
    expect(socket.frames).toEqual([{ event: 'pusher:error', data: { code, message: expect.any(String) as string } }]);
  });

  it.each(['/', '/app', '//', '//app/%', '/api/shipper/v1/account'])(
    'an upgrade at %s is answered 404',
    async (path) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
      const [, response] = (await once(socket, 'unexpected-response').catch(() => [])) as [
        unknown,
        { statusCode: number }?,
      ];
      expect([404, 400]).toContain(response?.statusCode);
    },
  );

  it.each<[string, (socket: WebSocket) => void, number]>([
    ['a frame of ten megabytes', (socket) => socket.send('x'.repeat(10_000_000)), 1009],
    ['invalid UTF-8', (socket) => socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false }), 1007],
    ['bytes', (socket) => socket.send(Buffer.from('{}')), CLOSE.notText],
    ['text that is no JSON', (socket) => socket.send('{'), CLOSE.notJson],
    ['JSON without an event', (socket) => socket.send('[]'), CLOSE.notJson],
    [
      'ten thousand frames at once',
      (socket) => {
        for (let i = 0; i < 10_000; i++) socket.send('{"event":"pusher:ping"}');
      },
      CLOSE.tooMany,
    ],
  ])('a socket that sends %s is closed, and other sockets stay open', async (_name, act, code) => {
    const [other, bad] = [await greetedSocket(port), await greetedSocket(port)];
    act(bad.socket);
    expect(await bad.closes()).toBe(code);
    other.say('pusher:ping', {});
    expect(await other.hears('pusher:pong')).toBeTruthy();
  });

  it.each([
    { channel: 7 },
    { channel: 'private-brand.1', auth: 7 },
    { channel: 'x'.repeat(5000), auth: '' },
    { channel: 'private-__proto__.1', auth: 'x' },
    null,
    'text',
    [],
  ])('a subscription of %j is refused', async (data) => {
    const { say, hears } = await greetedSocket(port);
    say('pusher:subscribe', data);
    await hears('pusher:subscription_error');
  });

  it('an event of a client is refused, and an unknown event is ignored', async () => {
    const { say, hears, frames } = await greetedSocket(port);
    say('unknown', {});
    say('client-typing', { channel: `private-brand.1` });
    expect(await hears('pusher:error')).toMatchObject({ data: { code: null } });
    expect(frames).toHaveLength(2);
  });
});
