import Pusher from 'pusher-js';
import type { AddressInfo } from 'node:net';
import { announceSignals } from '../../src/platform/realtime/signals.queries';
import type { TestApp } from '../start-app';

export interface Listener {
  pusher: Pusher;
  frames: { channel: string; event: string; data: unknown }[];
  listen(channel: string, ...events: string[]): Promise<'listening' | number>;
  /** Resolves when everything sent by now has arrived. */
  catchUp(): Promise<void>;
  close(): void;
}

export async function openPort(app: TestApp): Promise<number> {
  const { server } = app.server;
  if (!server.listening) {
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    await app.live.start(app.config.database?.directUrl ?? '');
  }
  return (server.address() as AddressInfo).port;
}

export const EVENTS = [
  'AccountUpdateEvent',
  'BrandUpdateEvent',
  'LoadUpdateEvent',
  'OptionUpdateEvent',
  'ResyncEvent',
] as const;

export function connect(port: number, side: 'shipper' | 'carrier', token: string): Listener {
  const pusher = new Pusher('tenderlane', {
    cluster: 'own',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    enableStats: false,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${port}/api/${side}/v1/broadcast/auth`,
      headers: { authorization: `Bearer ${token}` },
    },
  } as ConstructorParameters<typeof Pusher>[1]);
  const frames: Listener['frames'] = [];
  return {
    pusher,
    frames,
    listen(name, ...events) {
      const channel = pusher.subscribe(`private-${name}`);
      for (const event of events.length > 0 ? events : EVENTS)
        channel.bind(event, (data: unknown) => void frames.push({ channel: name, event, data }));
      return new Promise((resolve) => {
        channel.bind('pusher:subscription_succeeded', () => resolve('listening'));
        channel.bind('pusher:subscription_error', ({ status }: { status: number }) => resolve(status));
      });
    },
    catchUp: () =>
      new Promise((resolve) => {
        // The answer arrives after everything sent before.
        const channel = `private-mark.${++marks}`;
        const hear = (event: string, data: unknown) => {
          if (event !== 'message' || (data as { channel?: unknown }).channel !== channel) return;
          pusher.connection.unbind_global(hear);
          resolve();
        };
        pusher.connection.bind_global(hear);
        pusher.connection.send_event('pusher:subscribe', { channel, auth: '' });
      }),
    close: () => pusher.disconnect(),
  };
}

let marks = 0;

export async function settle(app: TestApp, ...listeners: Listener[]): Promise<void> {
  while ((await app.dispatcher.runOnce()) > 0);
  const mark = JSON.stringify([['mark', { number: ++marks }]]);
  const { sender } = app.live;
  const { receive } = sender;
  await new Promise<void>((resolve) => {
    sender.receive = (payload) => {
      receive(payload);
      if (payload === mark) resolve();
    };
    void announceSignals(app.database, mark);
  });
  sender.receive = receive;
  await sender.idle();
  await Promise.all(listeners.map(({ catchUp }) => catchUp()));
}
