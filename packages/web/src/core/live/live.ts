import type Pusher from 'pusher-js';
import type { Channel, PresenceChannel } from 'pusher-js';

/** Live events from other users. Channels are named without `private-`. */
export interface Live {
  listen(channel: string, event: string, listener: (data: unknown) => void): () => void;
  /** Called when events may have been missed: after each subscription, and when the server sends ResyncEvent. */
  onGap(channel: string, listener: () => void): () => void;
  /** Calls the listener with all members of a presence channel, at once and after each change. */
  onMembers(channel: string, listener: (members: readonly LiveMember[]) => void): () => void;
  isConnected(): boolean;
  reconnect(): void;
  start(): void;
  stop(): void;
}

export interface LiveMember {
  id: string;
  info: Readonly<Record<string, unknown>>;
}

export interface LiveSettings {
  connect: () => Promise<Pusher>;
  /** The server closed the socket permanently because the session has ended. */
  onUnauthorized: () => void;
}

const UNAUTHORIZED = 4009;

/**
 * Events that require a refetch: the page loaded its data before the subscription, or the server lost its own
 * connection.
 */
const GAP_EVENTS = ['pusher:subscription_succeeded', 'ResyncEvent'];

const MEMBER_EVENTS = ['pusher:subscription_succeeded', 'pusher:member_added', 'pusher:member_removed'];

interface Heard {
  listeners: Map<string, Set<Listener>>;
  channel: Channel | null;
}

type Listener = (data: unknown) => void;

const PRESENCE = 'presence-';
const fullNameOf = (name: string) => (name.startsWith(PRESENCE) ? name : `private-${name}`);

class Listeners {
  #channels = new Map<string, Heard>();
  #pusher: Pusher | null = null;

  use(pusher: Pusher | null): void {
    this.#pusher?.disconnect();
    this.#pusher = pusher;
    for (const [name, one] of this.#channels) one.channel = this.#open(name, one);
  }

  get state(): string {
    return this.#pusher?.connection.state ?? 'disconnected';
  }

  reconnect(): void {
    if (this.state !== 'connected') this.#pusher?.connect();
  }

  add(name: string, event: string, listener: Listener): () => void {
    const one = this.#channels.get(name) ?? { listeners: new Map<string, Set<Listener>>(), channel: null };
    this.#channels.set(name, one);
    const same = one.listeners.get(event) ?? new Set();
    one.listeners.set(event, same.add(listener));
    one.channel ??= this.#open(name, one);
    return () => {
      same.delete(listener);
      if (this.#channels.get(name) !== one || [...one.listeners.values()].some(({ size }) => size > 0)) return;
      this.#channels.delete(name);
      if (one.channel) this.#pusher?.unsubscribe(fullNameOf(name));
    };
  }

  members(name: string): LiveMember[] {
    const channel = this.#channels.get(name)?.channel as PresenceChannel | null | undefined;
    const found: LiveMember[] = [];
    channel?.members?.each(({ id, info }: LiveMember) => void found.push({ id, info }));
    return found;
  }

  #open(name: string, { listeners }: Heard): Channel | null {
    const channel = this.#pusher?.subscribe(fullNameOf(name)) ?? null;
    return (
      channel?.bind_global((event: string, data: unknown) => {
        listeners.get(event)?.forEach((listener) => listener(data));
      }) ?? null
    );
  }
}

/** One socket for the whole page; it opens when the page is shown and something is subscribed. */
export function createLive({ connect, onUnauthorized }: LiveSettings): Live {
  const listeners = new Listeners();
  let isStarted = false;

  async function begin(): Promise<void> {
    const pusher = await connect();
    pusher.connection.bind('error', (error: { data?: { code?: number } } | undefined) => {
      if (error?.data?.code === UNAUTHORIZED) onUnauthorized();
    });
    if (isStarted) listeners.use(pusher);
    else pusher.disconnect();
  }

  return {
    listen: (channel, event, listener) => listeners.add(channel, event, listener),
    onGap(channel, listener) {
      const ends = GAP_EVENTS.map((event) => listeners.add(channel, event, () => listener()));
      return () => ends.forEach((end) => end());
    },
    onMembers(channel, listener) {
      const name = PRESENCE + channel;
      const tell = () => listener(listeners.members(name));
      const ends = MEMBER_EVENTS.map((event) => listeners.add(name, event, tell));
      return () => ends.forEach((end) => end());
    },
    isConnected: () => listeners.state === 'connected',
    reconnect: () => listeners.reconnect(),
    start() {
      if (isStarted) return;
      isStarted = true;
      void begin().catch(() => {
        // Pages poll while there is no connection; the next start tries again.
        isStarted = false;
      });
    },
    stop() {
      isStarted = false;
      listeners.use(null);
    },
  };
}
