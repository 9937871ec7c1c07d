import type { Subscriber } from '../events/outbox';
import { announceSignals } from './signals.queries';
import type { LiveTopic, Signal } from './live-topic';

/** PostgreSQL's limit of a notification is below 8,000 bytes. */
const NOTIFICATION_BYTES = 7_800;

export type SentSignal = readonly [topic: string, signal: Signal];

/** Sends changes to every process with sockets, once per dispatched batch. */
export const liveSignals = (topics: readonly LiveTopic[]): Subscriber => ({
  name: 'live',
  async handle(sql, rows) {
    const signals = rows.flatMap((row) =>
      topics.flatMap((topic) => topic.signalsOf(row).map((signal): SentSignal => [topic.name, signal])),
    );
    for (const payload of packSignals(signals)) await announceSignals(sql, payload);
  },
});

export function packSignals(signals: readonly SentSignal[]): string[] {
  const packed: string[] = [];
  let open: string[] = [];
  let bytes = 2;
  for (const text of new Set(signals.map((signal) => JSON.stringify(signal)))) {
    const size = Buffer.byteLength(text) + 1;
    if (size > NOTIFICATION_BYTES) throw new Error(`a signal is too long: ${text.slice(0, 100)}`);
    if (bytes + size > NOTIFICATION_BYTES) {
      packed.push(`[${open.join(',')}]`);
      [open, bytes] = [[], 2];
    }
    open.push(text);
    bytes += size;
  }
  return open.length > 0 ? [...packed, `[${open.join(',')}]`] : packed;
}
