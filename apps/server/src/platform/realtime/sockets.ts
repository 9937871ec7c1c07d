import type { Connection } from './connection';
import type { Sockets, Viewer } from './live-topic';
import { frameOf, readChannelName } from './protocol';

const PRIVATE = 'private-';

export class SocketRegistry implements Sockets {
  readonly connections = new Set<Connection>();
  readonly viewers = new Map<number, Viewer>();
  #listeners = new Map<string, Set<Connection>>();
  #idsOfKind = new Map<string, Map<string, readonly number[]>>();
  #uses = new Map<number, number>();
  #onLeave: (channel: string, connection: Connection) => void;

  constructor(onLeave: (channel: string, connection: Connection) => void) {
    this.#onLeave = onLeave;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
    for (const channel of [...connection.channels.keys()]) this.unsubscribe(connection, channel);
  }

  subscribe(connection: Connection, channel: string, viewer: Viewer): void {
    this.unsubscribe(connection, channel);
    connection.channels.set(channel, viewer.sessionId);
    this.#uses.set(viewer.sessionId, (this.#uses.get(viewer.sessionId) ?? 0) + 1);
    this.viewers.set(viewer.sessionId, viewer);
    (this.#listeners.get(channel) ?? this.#begin(channel)).add(connection);
  }

  unsubscribe(connection: Connection, channel: string): void {
    const sessionId = connection.channels.get(channel);
    if (sessionId === undefined) return;
    connection.channels.delete(channel);
    this.#forget(sessionId);
    const rest = this.#listeners.get(channel);
    rest?.delete(connection);
    if (rest?.size === 0) this.#end(channel);
    this.#onLeave(channel, connection);
  }

  watched(kind: string): readonly (readonly number[])[] {
    return [...(this.#idsOfKind.get(kind)?.values() ?? [])];
  }

  send(channel: string, event: string, data: object, to?: (viewer: Viewer) => boolean): void {
    const name = PRIVATE + channel;
    const some = this.#listeners.get(name);
    if (!some) return;
    const frame = frameOf(event, data, name);
    for (const connection of some) {
      const viewer = this.viewers.get(connection.channels.get(name) ?? 0);
      if (viewer && (!to || to(viewer))) connection.send(frame);
    }
  }

  sendFrame(name: string, frame: string): void {
    for (const connection of this.#listeners.get(name) ?? []) connection.send(frame);
  }

  /** Tells every channel that changes may have been missed, so that listeners reload. */
  resync(): void {
    for (const channel of this.#listeners.keys()) this.sendFrame(channel, frameOf('ResyncEvent', {}, channel));
  }

  #begin(channel: string): Set<Connection> {
    const fresh = new Set<Connection>();
    this.#listeners.set(channel, fresh);
    const name = readChannelName(channel);
    if (name) {
      const same = this.#idsOfKind.get(name.kind) ?? new Map<string, readonly number[]>();
      this.#idsOfKind.set(name.kind, same.set(channel, name.ids));
    }
    return fresh;
  }

  #end(channel: string): void {
    this.#listeners.delete(channel);
    const kind = readChannelName(channel)?.kind ?? '';
    const same = this.#idsOfKind.get(kind);
    same?.delete(channel);
    if (same?.size === 0) this.#idsOfKind.delete(kind);
  }

  #forget(sessionId: number): void {
    const left = (this.#uses.get(sessionId) ?? 0) - 1;
    if (left > 0) return void this.#uses.set(sessionId, left);
    this.#uses.delete(sessionId);
    this.viewers.delete(sessionId);
  }
}
