import type { Log } from '../context';
import type { LiveContext, LiveTopic, Signal } from './live-topic';
import type { SentSignal } from './signals';
import type { SocketRegistry } from './sockets';

export interface LiveSender {
  receive(payload: string): void;
  idle(): Promise<void>;
}

/**
 * Passes signals to their topics. Only one round runs at a time: later signals join the next, so that many changes cost
 * few statements. After a failure listeners reload what they show.
 */
export function createLiveSender(
  context: Omit<LiveContext, 'sockets'>,
  { topics, registry, log }: { topics: readonly LiveTopic[]; registry: SocketRegistry; log: Log },
): LiveSender {
  let waiting: SentSignal[] = [];
  let round: Promise<void> | null = null;
  const always = new Set(topics.flatMap(({ name, hearsAlways }) => (hearsAlways ? [name] : [])));

  async function pass(signals: SentSignal[]): Promise<void> {
    await Promise.all(
      topics.map(async (topic) => {
        const own = signals.filter(([name]) => name === topic.name).map(([, signal]) => signal);
        if (own.length > 0) await topic.send({ ...context, sockets: registry }, own);
      }),
    );
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const signals = waiting;
      waiting = [];
      try {
        await pass(signals);
      } catch (error) {
        log.warn({ err: error }, 'pages could not be told what changed');
        registry.resync();
      }
    }
    round = null;
  }

  return {
    receive(payload) {
      const wanted = readSignals(payload).filter(([name]) => registry.connections.size > 0 || always.has(name));
      if (wanted.length === 0) return;
      waiting.push(...wanted);
      round ??= run();
    },
    idle: async () => {
      while (round) await round;
    },
  };
}

function readSignals(payload: string): SentSignal[] {
  try {
    const signals = JSON.parse(payload) as unknown;
    return Array.isArray(signals) ? signals.filter(isSignal) : [];
  } catch {
    return [];
  }
}

const isSignal = (value: unknown): value is SentSignal =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof (value[1] as Signal | null) === 'object' &&
  value[1] !== null;
