import type { Right, Side } from '@tenderlane/domain/core';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Sql } from '../database/database';
import type { OutboxRow } from '../events/outbox.queries';
import type { Member } from '../principal';

/** A socket's listener as of its last check: it gets only what the session's side and active company may see. */
export interface Viewer {
  accountId: number;
  sessionId: number;
  side: Side;
  companyId: number;
  companyIsClosed: boolean;
  rights: ReadonlySet<Right>;
  senderId: number | null;
}

/** The only kind of channel open to people of a closed company. */
export const COMPANY_CHANNEL = 'company';

export const mayListen = ({ companyIsClosed }: Pick<Viewer, 'companyIsClosed'>, kind: string): boolean =>
  !companyIsClosed || kind === COMPANY_CHANNEL;

export interface PresenceMember {
  user_id: string;
  user_info: Readonly<Record<string, unknown>>;
}

/**
 * A kind of private channel, named `private-<name>.<id>[.<id>…]`, or `presence-…` when its listeners see each other.
 */
export interface ChannelKind {
  name: string;
  ids: number;
  allows(sql: Sql, viewer: Viewer, ids: readonly number[]): Promise<boolean>;
  /** Makes it a presence channel and describes each member. */
  showsMembers?(member: Member): PresenceMember;
}

/** A message between processes about a change: ids only, no content; at most a kilobyte. */
export type Signal = Readonly<Record<string, unknown>>;

export interface Sockets {
  watched(kind: string): readonly (readonly number[])[];
  send(channel: string, event: string, data: object, to?: (viewer: Viewer) => boolean): void;
}

export interface LiveContext {
  sql: Sql;
  clock: Clock;
  config: Config;
  sockets: Sockets;
}

/**
 * A feature's live updates for open pages. `signalsOf` runs where the outbox is dispatched and names the changes;
 * `send` runs in every process with sockets, reads what its listeners may see, and sends it. Signals may be repeated or
 * reordered.
 */
export interface LiveTopic {
  name: string;
  signalsOf(row: OutboxRow): readonly Signal[];
  hearsAlways?: true;
  /** Called before a subscription is confirmed, to load the state that later changes are compared with. */
  prepare?(context: LiveContext, kind: string, ids: readonly number[]): Promise<void>;
  send(context: LiveContext, signals: readonly Signal[]): Promise<void>;
}

export const viewerOf = (
  { accountId, side, companyId, companyIsClosed, rights, limit }: Member,
  sessionId: number,
): Viewer => ({
  accountId,
  sessionId,
  side,
  companyId,
  companyIsClosed,
  rights,
  senderId: limit?.companyId ?? null,
});
