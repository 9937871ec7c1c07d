import type { IncomingMessage, Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { listenFor } from '../database/listen';
import { startLoop } from '../jobs/loop';
import { createLiveSender, type LiveSender } from './live-sender';
import type { LiveTopic, Signal } from './live-topic';
import { Presence, PRESENCE_BEAT_MS, presenceTopic } from './presence';
import { checkSessions, CHECK_SESSIONS_MS } from './session-checks';
import { packSignals } from './signals';
import { announceSignals, SIGNALS_CHANNEL } from './signals.queries';
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
  checkSessions(): Promise<number>;
  start(directUrl: string): Promise<void>;
  close(): Promise<void>;
}

export function openLivePages(options: LivePagesOptions): LivePages {
  const { server, config, database, clock, log, topics, findViewers } = options;
  const { key, perAddress } = config.sockets;
  const announce = (signals: readonly Signal[]) => {
    const packed = packSignals(signals.map((signal) => ['presence', signal] as const));
    for (const payload of packed)
      announceSignals(database, payload).catch((error: unknown) => log.warn({ err: error }, 'presence was not told'));
  };
  const presence: Presence = new Presence({ announce, send: (channel, frame) => registry.sendFrame(channel, frame) });
  const registry = new SocketRegistry((channel, { id }) => presence.leave(channel, id));
  const allTopics = [...topics, presenceTopic(presence)];
  const context = { sql: database.reader(), clock, config };
  const prepare = async (kind: string, ids: readonly number[]) => {
    await Promise.all(topics.map(async (topic) => topic.prepare?.({ ...context, sockets: registry }, kind, ids)));
  };
  const { onFrame } = answerClients({
    database,
    registry,
    presence,
    secret: config.appSecret,
    key,
    findViewers,
    prepare,
    log,
  });
  const sockets = serveSockets(server, { key, perAddress, registry, log, addressOf: options.addressOf, onFrame });
  const sender = createLiveSender(context, { topics: allTopics, registry, log });
  const check = () => checkSessions(database, registry, findViewers);
  const stops: (() => Promise<unknown>)[] = [];
  return {
    sender,
    checkSessions: check,
    start: (directUrl) =>
      new Promise((resolve) => {
        const listening = listenFor(directUrl, {
          name: 'tenderlane live pages',
          channel: SIGNALS_CHANNEL,
          onNotification: (payload) => sender.receive(payload),
          onConnect: () => {
            // Sockets are served also while this connection is not there, at the start as well as after a break.
            registry.resync();
            presence.greet();
            resolve();
          },
          log,
        });
        const loop = startLoop('sessions of sockets', CHECK_SESSIONS_MS, () => check().then(() => 0), log);
        const beat = setInterval(() => presence.beat(), PRESENCE_BEAT_MS).unref();
        stops.push(
          () => listening.stop(),
          () => loop.stop(),
          async () => clearInterval(beat),
        );
      }),
    async close() {
      await Promise.all([sockets.close(), ...stops.map((stop) => stop())]);
    },
  };
}
