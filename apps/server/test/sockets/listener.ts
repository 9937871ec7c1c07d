import Pusher from 'pusher-js';
import type { AddressInfo } from 'node:net';
import { announceSignals } from '../../src/platform/realtime/signals.queries';
import type { TestApp } from '../start-app';

export interface Listener {
  pusher: Pusher;
  /** What arrived on channels, in its order. */
  frames: { channel: string; event: string; data: unknown }[];
  /** Listens on a private channel; the status of the refusal where it may not. */
  listen(channel: string, ...events: string[]): Promise<'listening' | number>;
  /** Until everything has arrived that was sent to it by now. */
  catchUp(): Promise<void>;
  close(): void;
}

/** The port on which the application listens from now on; it also hears what is announced. */
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

/** The official client as a signed-in person's page uses it. */
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
        // Answered behind all that was sent before.
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

/** Passes on what waits in the outbox, as the worker does, until every listener has got the frames that follow from it. */
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
