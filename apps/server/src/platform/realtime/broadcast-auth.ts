import type { SharedApi } from '@tenderlane/contract';
import type { Database, Sql } from '../database/database';
import { notFound } from '../errors';
import type { OwnTransaction } from '../http/mount-api';
import type { Member, Session } from '../principal';
import { mayListen, viewerOf, type ChannelKind } from './live-topic';
import { readChannelName } from './protocol';
import { GRANT_MS, signGrant } from './socket-auth';

type BroadcastAuth = 'POST /broadcast/auth';

interface BroadcastOptions {
  kinds: readonly ChannelKind[];
  key: string;
  secret: string;
}

/** Authorizes a subscription of a session, with which it ends. A missing channel and a forbidden one get the same answer. */
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
    const { companyId, session } = principal;
    const { socket_id: socketId, channel_name: channel } = body;
    const kind = session && (await findAllowed(sql, kinds, { ...principal, session }, channel));
    if (!kind) throw notFound();
    const channelData = kind.showsMembers && JSON.stringify(kind.showsMembers(principal));
    const expiresAt = clock.read(session.foundAt) + GRANT_MS;
    const facts = {
      socketId,
      channel,
      sessionId: session.id,
      companyId,
      expiresAt,
      ...(channelData && { channelData }),
    };
    const auth = signGrant(secret, key, facts);
    return { status: 200, body: { auth, ...(channelData && { channel_data: channelData }) } };
  };

async function findAllowed(
  sql: Sql,
  kinds: readonly ChannelKind[],
  member: Member & { session: Session },
  channel: string,
): Promise<ChannelKind | undefined> {
  const name = readChannelName(channel);
  const type = (kind: ChannelKind) => (kind.showsMembers ? 'presence' : 'private');
  const kind = kinds.find((one) => one.name === name?.kind && type(one) === name.type && one.ids === name.ids.length);
  if (!name || !kind || !mayListen(member, kind.name)) return undefined;
  return (await kind.allows(sql, viewerOf(member, member.session.id), name.ids)) ? kind : undefined;
}
