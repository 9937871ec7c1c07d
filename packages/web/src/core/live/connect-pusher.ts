import Pusher from 'pusher-js';
import type { SharedApi } from '@tenderlane/contract';
import type { Client } from '../client/client';

export interface SocketPlace {
  key: string;
  host: string | null;
  port: number | null;
}

/** Seconds of silence after which the connection is tried, and how long the answer may take. */
const ACTIVITY_TIMEOUT_MS = 120_000;
const PONG_TIMEOUT_MS = 30_000;

/** The socket of an installation, at the address of the page unless it says otherwise. */
export function connectPusher({ key, host, port }: SocketPlace, call: Client<SharedApi>['call']): Pusher {
  const isSecure = location.protocol === 'https:';
  const ownPort = Number(location.port) || (isSecure ? 443 : 80);
  return new Pusher(key, {
    cluster: '',
    wsHost: host ?? location.hostname,
    wsPort: port ?? ownPort,
    wssPort: port ?? ownPort,
    forceTLS: isSecure,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    activityTimeout: ACTIVITY_TIMEOUT_MS,
    pongTimeout: PONG_TIMEOUT_MS,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, callback) => {
        call('POST /broadcast/auth', { body: { socket_id: socketId, channel_name: channelName } }).then(
          (answer) => callback(null, answer),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    },
  });
}
