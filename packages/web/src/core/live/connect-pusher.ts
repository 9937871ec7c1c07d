import Pusher from 'pusher-js';
import type { BodyOf, SharedApi } from '@tenderlane/contract';
import { ApiError } from '../client/api-error';
import type { Client } from '../client/client';
import { retryDelayMs } from '../client/error-rules';

export interface SocketPlace {
  key: string;
  host: string | null;
  port: number | null;
}

/** Idle time before a ping, and the time to wait for its answer. */
const ACTIVITY_TIMEOUT_MS = 120_000;
const PONG_TIMEOUT_MS = 30_000;
const TRIES = 25;

type LeaveBody = BodyOf<SharedApi['POST /broadcast/auth']>;

/** Retries after a short outage; pusher-js itself asks for a channel only once. */
async function askLeave(call: Client<SharedApi>['call'], body: LeaveBody) {
  for (let failures = 0; ; failures++) {
    try {
      return await call('POST /broadcast/auth', { body });
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.isNetwork || error.status >= 500);
      if (!mayPass || failures >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures)));
    }
  }
}

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
        askLeave(call, { socket_id: socketId, channel_name: channelName }).then(
          (answer) => callback(null, answer),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    },
  });
}
