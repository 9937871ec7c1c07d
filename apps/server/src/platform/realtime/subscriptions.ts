import type { Log } from '../context';
import type { Database, Sql } from '../database/database';
import { createBatches } from '../queues/batches';
import type { Connection } from './connection';
import { mayListen, type Viewer, type PresenceMember } from './live-topic';
import { presenceFacts, type Presence } from './presence';
import { CLOSE, errorFrame, frameOf, readChannelName, readData, type ClientFrame } from './protocol';
import { readGrant } from './socket-auth';
import type { SocketRegistry } from './sockets';

export type FindViewers = (sql: Sql, sessionIds: readonly number[]) => Promise<Map<number, Viewer>>;

const CHANNELS_PER_SOCKET = 200;

export interface SubscriptionOptions {
  database: Database;
  registry: SocketRegistry;
  presence: Presence;
  secret: string;
  key: string;
  findViewers: FindViewers;
  prepare(kind: string, ids: readonly number[]): Promise<void>;
  log: Log;
}

export function answerClients(options: SubscriptionOptions) {
  const { database, registry, presence, secret, key, findViewers, prepare, log } = options;
  // After a restart of a server thousands of clients reconnect at once.
  const findViewer = createBatches<number, Viewer | undefined>({
    work: async (ids) => {
      const found = await findViewers(database, ids);
      return ids.map((id) => found.get(id));
    },
    concurrency: 2,
    limit: 500,
    maxWaiting: 100_000,
  });

  async function subscribe(connection: Connection, data: Readonly<Record<string, unknown>>): Promise<void> {
    const channel = typeof data['channel'] === 'string' ? data['channel'].slice(0, 200) : '';
    const refuse = (error: string) =>
      connection.send(frameOf('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel));
    const name = readChannelName(channel);
    if (!name || connection.channels.size >= CHANNELS_PER_SOCKET) return refuse('There is no such channel.');
    const channelData = typeof data['channel_data'] === 'string' ? data['channel_data'] : undefined;
    const asked = { socketId: connection.id, channel, now: Date.now(), ...(channelData && { channelData }) };
    const grant = readGrant(secret, key, data['auth'], asked);
    if (!grant) return refuse('The signature does not fit.');
    const known = registry.viewers.get(grant.sessionId);
    // The company may have been reopened since it was looked at.
    const viewer = known && mayListen(known, name.kind) ? known : await findViewer(grant.sessionId);
    if (viewer?.companyId !== grant.companyId || !mayListen(viewer, name.kind)) return refuse('The session has ended.');
    if (!connection.isOpen) return;
    // It is subscribed before the confirmation, so that no change is missed.
    registry.subscribe(connection, channel, viewer);
    await prepare(name.kind, name.ids);
    // The data was signed with the grant, so this server wrote it.
    if (channelData) presence.join(channel, connection.id, JSON.parse(channelData) as PresenceMember);
    const facts = channelData ? presenceFacts(presence.members(channel)) : {};
    connection.send(frameOf('pusher_internal:subscription_succeeded', facts, channel));
  }

  return {
    async onFrame(connection: Connection, { event, channel, data }: ClientFrame): Promise<void> {
      if (event === 'pusher:subscribe') {
        try {
          await subscribe(connection, readData(data));
        } catch (error) {
          log.warn({ err: error }, 'a subscription failed');
          connection.close(CLOSE.full, 'try again in a moment');
        }
      } else if (event === 'pusher:unsubscribe') {
        const name = readData(data)['channel'] ?? channel;
        if (typeof name === 'string') registry.unsubscribe(connection, name);
      } else if (event.startsWith('client-')) {
        connection.send(errorFrame(null, 'Clients send no events here.'));
      }
    },
  };
}
