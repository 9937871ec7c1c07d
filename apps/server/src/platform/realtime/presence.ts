import { randomUUID } from 'node:crypto';
import type { LiveTopic, PresenceMember, Signal } from './live-topic';
import { frameOf } from './protocol';

/** Heartbeat of a process; the members of one that is silent for three times as long have left. */
export const PRESENCE_BEAT_MS = 10_000;
const SILENT_AFTER_MS = 3 * PRESENCE_BEAT_MS;

type Members = Map<string, PresenceMember>;

interface OtherProcess {
  heardAt: number;
  channels: Map<string, Members>;
}

export interface PresenceOptions {
  announce(signals: readonly Signal[]): void;
  send(channel: string, frame: string): void;
  now?: () => number;
}

/**
 * Members of presence channels over all processes: each process tells the others its own members, and all of them on
 * request. A member with several sockets counts once.
 */
export class Presence {
  readonly process = randomUUID();
  #own = new Map<string, Map<string, { member: PresenceMember; sockets: Set<string> }>>();
  #others = new Map<string, OtherProcess>();
  #options: PresenceOptions;
  #now: () => number;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  members(channel: string): Members {
    const found: Members = new Map();
    for (const { channels } of this.#others.values())
      for (const [id, member] of channels.get(channel) ?? []) found.set(id, member);
    for (const [id, { member }] of this.#own.get(channel) ?? []) found.set(id, member);
    return found;
  }

  join(channel: string, socketId: string, member: PresenceMember): void {
    this.#change(channel, () => {
      const users = this.#own.get(channel) ?? new Map<string, { member: PresenceMember; sockets: Set<string> }>();
      this.#own.set(channel, users);
      const known = users.get(member.user_id);
      users.set(member.user_id, { member, sockets: (known?.sockets ?? new Set()).add(socketId) });
      if (!known) this.#options.announce([{ process: this.process, channel, member, isHere: true }]);
    });
  }

  leave(channel: string, socketId: string): void {
    const users = this.#own.get(channel);
    for (const [id, { member, sockets }] of users ?? []) {
      if (!sockets.delete(socketId) || sockets.size > 0) continue;
      this.#change(channel, () => {
        users?.delete(id);
        if (users?.size === 0) this.#own.delete(channel);
        this.#options.announce([{ process: this.process, channel, member, isHere: false }]);
      });
    }
  }

  greet(): void {
    this.#options.announce([{ process: this.process, asks: true }, ...this.#ownSignals()]);
  }

  beat(): void {
    this.#options.announce([{ process: this.process }]);
    for (const [process, { heardAt, channels }] of this.#others)
      if (this.#now() - heardAt > SILENT_AFTER_MS)
        for (const channel of [...channels.keys()]) this.#change(channel, () => this.#others.delete(process));
  }

  hear({ process, channel, member, isHere, asks }: Signal): void {
    if (typeof process !== 'string' || process === this.process) return;
    const other = this.#others.get(process) ?? { heardAt: 0, channels: new Map<string, Members>() };
    other.heardAt = this.#now();
    this.#others.set(process, other);
    if (asks) this.#options.announce(this.#ownSignals());
    if (typeof channel !== 'string' || !isMember(member)) return;
    this.#change(channel, () => {
      const members: Members = other.channels.get(channel) ?? new Map();
      if (isHere) members.set(member.user_id, member);
      else members.delete(member.user_id);
      if (members.size > 0) other.channels.set(channel, members);
      else other.channels.delete(channel);
    });
  }

  #ownSignals(): Signal[] {
    return [...this.#own].flatMap(([channel, users]) =>
      [...users.values()].map(({ member }) => ({ process: this.process, channel, member, isHere: true })),
    );
  }

  #change(channel: string, change: () => unknown): void {
    const before = this.members(channel);
    change();
    const after = this.members(channel);
    for (const [id, member] of after)
      if (!before.has(id)) this.#options.send(channel, frameOf('pusher_internal:member_added', member, channel));
    for (const id of before.keys())
      if (!after.has(id))
        this.#options.send(channel, frameOf('pusher_internal:member_removed', { user_id: id }, channel));
  }
}

function isMember(value: unknown): value is PresenceMember {
  return typeof value === 'object' && value !== null && typeof (value as PresenceMember).user_id === 'string';
}

export const presenceTopic = (presence: Presence): LiveTopic => ({
  name: 'presence',
  signalsOf: () => [],
  hearsAlways: true,
  async send(_context, signals) {
    for (const signal of signals) presence.hear(signal);
  },
});

export function presenceFacts(members: Members): object {
  const hash = Object.fromEntries([...members].map(([id, { user_info }]) => [id, user_info]));
  return { presence: { count: members.size, ids: [...members.keys()], hash } };
}
