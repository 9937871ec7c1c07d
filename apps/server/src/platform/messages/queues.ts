import type { FastifyBaseLogger } from 'fastify';
import type { Channel, Message, Sender } from './messages';

interface Queue {
  task: string;
  urgentTask: string;
}

/**
 * Each channel has its own slots, so that a hanging service delays no other channel. E-mail keeps the task names that
 * the previous release uses for all its jobs.
 */
const QUEUES: Record<Channel, Queue> = {
  email: { task: 'send_message', urgentTask: 'send_urgent' },
  sms: { task: 'send_sms', urgentTask: 'send_urgent_sms' },
  telegram: { task: 'send_telegram', urgentTask: 'send_telegram' },
  push: { task: 'send_push', urgentTask: 'send_push' },
};

export const taskOf = ({ channel, urgent }: Message): string => QUEUES[channel][urgent ? 'urgentTask' : 'task'];

/** A push service is named by the user's browser, so a hanging one says nothing about the others. */
const PAUSING: readonly Channel[] = ['email', 'sms', 'telegram'];
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
const TIMEOUT_CODES = ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];

export interface Pauses {
  paused(): Channel[];
  watch(sender: Sender): Sender;
}

/** A channel whose service times out pauses, longer each time, until the service accepts a message. */
export function createPauses(log: Pick<FastifyBaseLogger, 'warn'>, now = () => performance.now()): Pauses {
  const pauses = new Map<Channel, { until: number; ms: number }>();
  function begin(channel: Channel): void {
    const last = pauses.get(channel);
    // Of messages that time out together only the first counts.
    if (last && last.until > now()) return;
    const ms = last ? Math.min(2 * last.ms, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    pauses.set(channel, { until: now() + ms, ms });
    log.warn({ channel, ms }, 'a message service does not answer in time; its channel pauses');
  }
  return {
    paused: () => PAUSING.filter((channel) => (pauses.get(channel)?.until ?? 0) > now()),
    watch: (sender) => ({
      ...sender,
      async send(message, id) {
        try {
          await sender.send(message, id);
          pauses.delete(message.channel);
        } catch (error) {
          if (isTimeout(error)) begin(message.channel);
          throw error;
        }
      },
    }),
  };
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return error.name === 'TimeoutError' || TIMEOUT_CODES.includes(code) || isTimeout(error.cause);
}
