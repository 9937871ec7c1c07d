import type { SharedApi } from '@tenderlane/contract';
import type { Database, Sql } from '../database/database';
import { notFound } from '../errors';
import type { OwnTransaction } from '../http/mount-api';
import type { Member } from '../principal';
import { mayListen, viewerOf, type ChannelKind } from './live-topic';
import { readChannelName } from './protocol';
import { GRANT_MS, signGrant } from './socket-auth';

type BroadcastAuth = 'POST /broadcast/auth';

interface BroadcastOptions {
  kinds: readonly ChannelKind[];
  key: string;
  secret: string;
}

/** Authorizes a subscription. A missing channel and a forbidden one get the same answer. */
export function broadcastRoutes(options: BroadcastOptions) {
  const answer = { ownTransaction: (database: Database) => authorize(database, options) } satisfies OwnTransaction<
    BroadcastAuth,
    SharedApi[BroadcastAuth]
  >;
  return { 'POST /broadcast/auth': answer } as const;
}

const authorize =
  (
    database: Database,
    { kinds, key, secret }: BroadcastOptions,
  ): ReturnType<OwnTransaction<BroadcastAuth, SharedApi[BroadcastAuth]>['ownTransaction']> =>
  async ({ contextIn, input: { body } }) => {
    const sql = database.reader();
    const { principal, clock } = contextIn(sql);
    const { socket_id: socketId, channel_name: channel } = body;
    const kind = await findAllowed(sql, kinds, principal, channel);
    if (!kind) throw notFound();
    const channelData = kind.showsMembers && JSON.stringify(kind.showsMembers(principal));
    const { sessionId, companyId, foundAt } = principal;
    const expiresAt = (foundAt ? clock.read(foundAt) : await clock.now(sql)) + GRANT_MS;
    const facts = { socketId, channel, sessionId, companyId, expiresAt, ...(channelData && { channelData }) };
    const auth = signGrant(secret, key, facts);
    return { status: 200, body: { auth, ...(channelData && { channel_data: channelData }) } };
  };

async function findAllowed(
  sql: Sql,
  kinds: readonly ChannelKind[],
  member: Member,
  channel: string,
): Promise<ChannelKind | undefined> {
  const name = readChannelName(channel);
  const type = (kind: ChannelKind) => (kind.showsMembers ? 'presence' : 'private');
  const kind = kinds.find((one) => one.name === name?.kind && type(one) === name.type && one.ids === name.ids.length);
  if (!name || !kind || !mayListen(member, kind.name)) return undefined;
  return (await kind.allows(sql, viewerOf(member), name.ids)) ? kind : undefined;
}
