import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config';
import type { Sql } from '../database/database';
import { keepInMailbox, type Message, type RenderedMessage } from './messages';
import type { OutboxRow, Subscriber } from '../events/outbox';

const JOB = 'job.';

/** Work for a job: a row whose kind is `job.` and the task's name. */
export const jobs: Subscriber = {
  name: 'jobs',
  async handle(sql, rows) {
    const asked = rows.filter(({ kind }) => kind.startsWith(JOB));
    await addJobs(
      sql,
      asked.map(({ kind, payload }) => ({ task: kind.slice(JOB.length), payload })),
    );
  },
};

export interface MessageParts {
  config: Pick<Config, 'mailbox'>;
  /** Who is told what about some outbox rows, in their order. */
  planMessages(sql: Sql, rows: OutboxRow[]): Promise<Message[]>;
  renderMessage(sql: Sql, message: Message): Promise<RenderedMessage | null>;
}

/** Messages to people: to the local mailbox at once, to the outside through a job each. */
export const messages = ({ config, planMessages, renderMessage }: MessageParts): Subscriber => ({
  name: 'messages',
  async handle(sql, rows) {
    const planned = await planMessages(sql, rows);
    if (config.mailbox === 'off') {
      const queued = planned.map((message) => ({
        task: message.urgent ? 'send_urgent' : 'send_message',
        payload: { ...message, id: randomUUID() },
      }));
      return addJobs(sql, queued);
    }
    const rendered: RenderedMessage[] = [];
    for (const message of planned) {
      const written = await renderMessage(sql, message);
      if (written) rendered.push(written);
    }
    if (rendered.length > 0) await keepInMailbox(sql, rendered);
  },
});

async function addJobs(sql: Sql, added: { task: string; payload: object }[]): Promise<void> {
  if (added.length === 0) return;
  await sql.run(
    `select graphile_worker.add_jobs(array(
       select row(j->>'task', j->'payload', null, null, 10, null, null, null)::graphile_worker.job_spec
         from json_array_elements($1::json) j))`,
    [JSON.stringify(added)],
  );
}
