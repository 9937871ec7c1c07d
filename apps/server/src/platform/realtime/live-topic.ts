import type { Right, Side } from '@tenderlane/domain';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Sql } from '../database/database';
import type { OutboxRow } from '../events/outbox';
import type { Member } from '../principal';
import type { PresenceMember } from './presence';

/** Who listens on a socket, as at its last check: a socket gets only what its session's side and active brand may see. */
export interface Viewer {
  accountId: number;
  sessionId: number;
  side: Side;
  companyId: number;
  companyIsClosed: boolean;
  rights: ReadonlySet<Right>;
  /** The one shipper whose records a session may see that a link of it opened. */
  senderId: number | null;
}

/** The kind of channel that people of a closed company may listen on; they may on no other. */
export const COMPANY_CHANNEL = 'company';

export const mayListen = ({ companyIsClosed }: Pick<Viewer, 'companyIsClosed'>, kind: string): boolean =>
  !companyIsClosed || kind === COMPANY_CHANNEL;

/**
 * A kind of private channel; its name in the protocol is `private-<name>.<id>[.<id>…]`, or `presence-…` where its listeners see
 * each other.
 */
export interface ChannelKind {
  name: string;
  /** How many ids follow the name. */
  ids: number;
  /** Whether a person may listen; asked once for each subscription, and again when the session's rights change. */
  allows(sql: Sql, viewer: Viewer, ids: readonly number[]): Promise<boolean>;
  /** Its listeners see each other, as this says of each. */
  showsMembers?(member: Member): PresenceMember;
}

/** What processes tell each other of a change: identifiers, never content; at most a kilobyte. */
export type Signal = Readonly<Record<string, unknown>>;

/** The sockets of this process. */
export interface Sockets {
  /** The ids of the channels of a kind that somebody listens on here. */
  watched(kind: string): readonly (readonly number[])[];
  /** Sends an event to who listens on a channel, or to those of them that `to` chooses. */
  send(channel: string, event: string, data: object, to?: (viewer: Viewer) => boolean): void;
}

export interface LiveContext {
  sql: Sql;
  clock: Clock;
  config: Config;
  sockets: Sockets;
}

/**
 * What a feature tells open pages about events. `signalsOf` runs where the outbox is dispatched and names what changed; `send`
 * runs in every process that has sockets, reads what its listeners may see, and sends it. Signals may come twice or out of
 * order.
 */
export interface LiveTopic {
  /** Stands in every signal; unique among all topics. */
  name: string;
  signalsOf(row: OutboxRow): readonly Signal[];
  /** Hears signals while nobody listens in this process, too. */
  hearsAlways?: true;
  /** Before somebody is told that it listens on a channel: what must be known to see later what has changed for it. */
  prepare?(context: LiveContext, kind: string, ids: readonly number[]): Promise<void>;
  send(context: LiveContext, signals: readonly Signal[]): Promise<void>;
}

/** The viewer that a member of a company is. */
export const viewerOf = ({
  accountId,
  sessionId,
  side,
  companyId,
  companyIsClosed,
  rights,
  limit,
}: Member): Viewer => ({
  accountId,
  sessionId,
  side,
  companyId,
  companyIsClosed,
  rights,
  senderId: limit?.companyId ?? null,
});
