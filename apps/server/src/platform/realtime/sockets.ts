import type { Connection } from './connection';
import type { Sockets, Viewer } from './live-topic';
import { frameOf, readChannelName } from './protocol';

const PRIVATE = 'private-';

/** Who listens on what in this process, and who they are. */
export interface SocketRegistry extends Sockets {
  readonly connections: ReadonlySet<Connection>;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  subscribe(connection: Connection, channel: string, viewer: Viewer): void;
  unsubscribe(connection: Connection, channel: string): void;
  /** The sessions that listen here, as they were when they were looked at last. */
  readonly viewers: Map<number, Viewer>;
  /** Tells everybody to ask anew for what they show: something may have been missed. */
  resync(): void;
}

/** Every person's first channel, on which it is told that something may have been missed. */
const ACCOUNT_CHANNEL = 'account-update';

export function createSocketRegistry(): SocketRegistry {
  const connections = new Set<Connection>();
  const listeners = new Map<string, Set<Connection>>();
  const channelsOfKind = new Map<string, Map<string, readonly number[]>>();
  const viewers = new Map<number, Viewer>();
  const uses = new Map<number, number>();

  function begin(channel: string): Set<Connection> {
    const fresh = new Set<Connection>();
    listeners.set(channel, fresh);
    const name = readChannelName(channel);
    if (name) {
      const same = channelsOfKind.get(name.kind) ?? new Map<string, readonly number[]>();
      channelsOfKind.set(name.kind, same.set(channel, name.ids));
    }
    return fresh;
  }

  function end(channel: string): void {
    listeners.delete(channel);
    const kind = readChannelName(channel)?.kind;
    const same = kind === undefined ? undefined : channelsOfKind.get(kind);
    same?.delete(channel);
    if (kind !== undefined && same?.size === 0) channelsOfKind.delete(kind);
  }

  function forget(sessionId: number): void {
    const left = (uses.get(sessionId) ?? 0) - 1;
    if (left > 0) return void uses.set(sessionId, left);
    uses.delete(sessionId);
    viewers.delete(sessionId);
  }

  function unsubscribe(connection: Connection, channel: string): void {
    const sessionId = connection.channels.get(channel);
    if (sessionId === undefined) return;
    connection.channels.delete(channel);
    forget(sessionId);
    const rest = listeners.get(channel);
    rest?.delete(connection);
    if (rest?.size === 0) end(channel);
  }

  return {
    connections,
    viewers,
    add: (connection) => void connections.add(connection),
    remove(connection) {
      connections.delete(connection);
      for (const channel of [...connection.channels.keys()]) unsubscribe(connection, channel);
    },
    subscribe(connection, channel, viewer) {
      unsubscribe(connection, channel);
      connection.channels.set(channel, viewer.sessionId);
      uses.set(viewer.sessionId, (uses.get(viewer.sessionId) ?? 0) + 1);
      viewers.set(viewer.sessionId, viewer);
      (listeners.get(channel) ?? begin(channel)).add(connection);
    },
    unsubscribe,
    watched: (kind) => [...(channelsOfKind.get(kind)?.values() ?? [])],
    send(channel, event, data, to) {
      const name = PRIVATE + channel;
      const some = listeners.get(name);
      if (!some) return;
      const frame = frameOf(event, data, name);
      for (const connection of some) {
        const viewer = viewers.get(connection.channels.get(name) ?? 0);
        if (viewer && (!to || to(viewer))) connection.send(frame);
      }
    },
    resync() {
      for (const channel of channelsOfKind.get(ACCOUNT_CHANNEL)?.keys() ?? []) {
        const frame = frameOf('ResyncEvent', {}, channel);
        for (const connection of listeners.get(channel) ?? []) connection.send(frame);
      }
    },
  };
}
