import type { IncomingMessage, Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { listenFor } from '../database/listen';
import { startLoop } from '../jobs/loop';
import { createLiveSender, type LiveSender } from './live-sender';
import type { LiveTopic } from './live-topic';
import { checkSessions, CHECK_SESSIONS_MS } from './session-checks';
import { SIGNALS_CHANNEL } from './signals.queries';
import { serveSockets } from './socket-server';
import { SocketRegistry } from './sockets';
import { answerClients, type FindViewers } from './subscriptions';

export interface LivePagesOptions {
  server: Server;
  config: Config;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  topics: readonly LiveTopic[];
  findViewers: FindViewers;
  addressOf(request: IncomingMessage): string;
}

export interface LivePages {
  sender: LiveSender;
  /** Reads anew who the listeners are. */
  checkSessions(): Promise<number>;
  /** From now on hears what other processes announce, and looks at sessions by itself. */
  start(directUrl: string): void;
  close(): Promise<void>;
}

/** The sockets of this process and what is sent to them. */
export function openLivePages(options: LivePagesOptions): LivePages {
  const { server, config, database, clock, log, topics, findViewers } = options;
  const { key, perAddress } = config.sockets;
  const registry = new SocketRegistry();
  const context = { sql: database.reader(), clock, config };
  const prepare = async (kind: string, ids: readonly number[]) => {
    await Promise.all(topics.map(async (topic) => topic.prepare?.({ ...context, sockets: registry }, kind, ids)));
  };
  const { onFrame } = answerClients({ database, registry, secret: config.appSecret, key, findViewers, prepare, log });
  const sockets = serveSockets(server, { key, perAddress, registry, log, addressOf: options.addressOf, onFrame });
  const sender = createLiveSender(context, { topics, registry, log });
  const check = () => checkSessions(database, registry, findViewers);
  const stops: (() => Promise<unknown>)[] = [];
  return {
    sender,
    checkSessions: check,
    start(directUrl) {
      let isFirst = true;
      const listening = listenFor(directUrl, {
        name: 'tenderlane live pages',
        channel: SIGNALS_CHANNEL,
        onNotification: (payload) => sender.receive(payload),
        onConnect: () => {
          if (!isFirst) sender.resync();
          isFirst = false;
        },
        log,
      });
      const loop = startLoop('sessions of sockets', CHECK_SESSIONS_MS, () => check().then(() => 0), log);
      stops.push(
        () => listening.stop(),
        () => loop.stop(),
      );
    },
    async close() {
      await Promise.all([sockets.close(), ...stops.map((stop) => stop())]);
    },
  };
}
