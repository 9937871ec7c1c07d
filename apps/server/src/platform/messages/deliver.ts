import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@tenderlane/contract/events';
import { isDemoLogin } from '@tenderlane/domain/messages';
import type { Config } from '../config/config';
import type { Sql } from '../database/database';
import { saveInMailbox, type Message, type RenderedMessage } from './messages';
import { taskOf } from './queues';
import type { Subscriber } from '../events/outbox';

const JOB = 'job.';

export const jobs: Subscriber = {
  name: 'jobs',
  // Events of long jobs begin with the same word.
  isFor: (kind) => kind.startsWith(JOB) && !Object.hasOwn(eventCatalogue, kind),
  async handle(sql, rows) {
    await addJobs(
      sql,
      rows.map(({ kind, payload }) => ({ task: kind.slice(JOB.length), payload })),
    );
  },
};

export interface Delivery {
  config: Pick<Config, 'mailbox'>;
  renderMessage(sql: Sql, message: Message): Promise<RenderedMessage | null>;
  isLarge?: boolean;
}

export async function deliver(
  sql: Sql,
  all: Message[],
  { config, renderMessage, isLarge = false }: Delivery,
): Promise<void> {
  const planned = all.filter(({ to }) => !isDemoLogin(to));
  // Messaging apps and browsers have no mailbox: what is for them always goes out.
  const isKept = ({ channel }: Message) => config.mailbox !== 'off' && (channel === 'email' || channel === 'sms');
  const queued = planned
    .filter((message) => !isKept(message))
    .map((message) => ({
      task: taskOf(message),
      flag: message.channel,
      payload: { ...message, id: randomUUID() },
      priority: isLarge ? LAST : FIRST,
      delay_ms: message.delayMs ?? null,
    }));
  await addJobs(sql, queued);
  // All at once: what they ask the database travels together. Each has ended before one's failure ends the transaction.
  const rendered = await Promise.allSettled(planned.filter(isKept).map((message) => renderMessage(sql, message)));
  const written = rendered.flatMap((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value ?? [];
  });
  if (written.length > 0) await saveInMailbox(sql, written);
}

/** Waiting jobs with the lowest number run first. */
const FIRST = 0;
const LAST = 1;

async function addJobs(
  sql: Sql,
  added: { task: string; payload: object; priority?: number; delay_ms?: number | null; flag?: string }[],
): Promise<void> {
  if (added.length === 0) return;
  await sql.run(
    `select graphile_worker.add_jobs(array(
       select row(j->>'task', j->'payload', null, clock_timestamp() + (j->>'delay_ms')::float8 * interval '1 ms', 10, null, (j->>'priority')::smallint,
                  case when j->>'flag' is not null then array[j->>'flag'] end)::graphile_worker.job_spec
         from json_array_elements($1::json) j))`,
    [JSON.stringify(added)],
  );
}
