import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { breatheOften } from './breathe';
import type { Config } from './config';
import type { Database, Sql } from './database';
import { keepInMailbox, type Message, type RenderedMessage } from './messages';

export interface OutboxRow {
  kind: string;
  payload: Record<string, unknown>;
}

export interface Dispatcher {
  /** Hands out what waits, up to a batch; answers how many rows it took. */
  runOnce(): Promise<number>;
}

export interface DispatcherParts {
  database: Database;
  config: Config;
  log: FastifyBaseLogger;
  /** Who is told what about some outbox rows, in their order. */
  planMessages(sql: Sql, rows: OutboxRow[]): Promise<Message[]>;
  renderMessage(sql: Sql, message: Message): Promise<RenderedMessage | null>;
}

/** How many rows go in one transaction. */
export const OUTBOX_BATCH = 50;
const MAILBOX_LOCK = 7_406_001;

/**
 * Takes rows from the outbox and turns them into messages, in one transaction: to the mailbox directly, to the outside
 * through a job. A row that fails is set aside and never stops the others.
 */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { database, log } = parts;
  const hand = (limit: number) =>
    database.transaction(async (sql) => {
      // The mailbox shows messages in the order in which they were written, so only one loop at a time fills it.
      if (parts.config.mailbox !== 'off') await sql.run('select pg_advisory_xact_lock($1)', [MAILBOX_LOCK]);
      return handOut(parts, sql, await takeRows(sql, limit, parts.config));
    });

  async function runOnce(): Promise<number> {
    try {
      return await hand(OUTBOX_BATCH);
    } catch (error) {
      log.warn({ err: error }, 'a batch of the outbox failed; its rows go one by one');
      return oneByOne();
    }
  }

  async function oneByOne(): Promise<number> {
    let taken = 0;
    for (; taken < OUTBOX_BATCH; taken++) {
      try {
        if ((await hand(1)) === 0) break;
      } catch (error) {
        log.error({ err: error }, 'a row of the outbox was set aside');
        await database.transaction((sql) =>
          setFirstAside(sql, parts.config, error instanceof Error ? error.message : String(error)),
        );
      }
    }
    return taken;
  }

  return { runOnce };
}

/** Urgent rows first; the mailbox shows messages in the order of what happened. */
const orderOf = ({ mailbox }: Config) => (mailbox === 'off' ? 'urgent desc, id' : 'id');

function takeRows(sql: Sql, limit: number, config: Config): Promise<OutboxRow[]> {
  const order = orderOf(config);
  return sql.rows<OutboxRow>(
    `with taken as (
       delete from outbox where id = any(array(select id from outbox order by ${order} limit $1 for update skip locked))
       returning id, kind, payload, urgent
     )
     select kind, payload from taken order by ${order}`,
    [limit],
  );
}

async function handOut({ config, planMessages, renderMessage }: DispatcherParts, sql: Sql, rows: OutboxRow[]) {
  await addJobs(sql, rows);
  const messages = await planMessages(sql, rows);
  if (config.mailbox === 'off') {
    if (messages.length > 0) {
      const jobs = messages.map((message) => ({
        task: message.urgent ? 'send_urgent' : 'send_message',
        message: { ...message, id: randomUUID() },
      }));
      await sql.run(
        `select graphile_worker.add_jobs(array(
           select row(m->>'task', m->'message', null, null, 10, null, null, null)::graphile_worker.job_spec
             from json_array_elements($1::json) m))`,
        [JSON.stringify(jobs)],
      );
    }
  } else {
    const rendered: RenderedMessage[] = [];
    for (const message of messages) {
      await breatheOften();
      const written = await renderMessage(sql, message);
      if (written) rendered.push(written);
    }
    if (rendered.length > 0) await keepInMailbox(sql, rendered);
  }
  return rows.length;
}

const JOB = 'job.';

/** Work for a job: a row whose kind is `job.` and the task's name. */
async function addJobs(sql: Sql, rows: OutboxRow[]): Promise<void> {
  for (const { kind, payload } of rows.filter((row) => row.kind.startsWith(JOB))) {
    await sql.run('select graphile_worker.add_job($1, $2::json)', [kind.slice(JOB.length), JSON.stringify(payload)]);
  }
}

function setFirstAside(sql: Sql, config: Config, error: string): Promise<number> {
  return sql.run(
    `with taken as (delete from outbox where id = (select id from outbox order by ${orderOf(config)} limit 1 for update skip locked) returning *)
     insert into outbox_failures (kind, payload, error, at) select kind, payload, $1, clock_timestamp() from taken`,
    [error.slice(0, 500)],
  );
}
