import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';
import { deleteOldAnswers } from './http/queries';
import type { Message, RenderedMessage, SendMessage } from './messages';

export interface JobParts {
  /** Without a pooler between, which would lose the notifications of new jobs. */
  databaseUrl: string;
  database: Database;
  log: FastifyBaseLogger;
  renderMessage(sql: Database, message: Message): Promise<RenderedMessage | null>;
  send: SendMessage;
  /** Further tasks of the features, by name. */
  tasks: TaskList;
  /** Deletes what nobody needs any more. */
  forget(sql: Database): Promise<void>;
}

/** The work that talks to the outside or takes long: messages, and the nightly clearing. */
export function startJobs({
  databaseUrl,
  database,
  log,
  renderMessage,
  send,
  tasks,
  forget,
}: JobParts): Promise<Runner> {
  const taskList: TaskList = {
    ...tasks,
    async send_message(payload) {
      const rendered = await renderMessage(database, payload as Message);
      if (rendered) await send(rendered);
    },
    async forget_answers() {
      await deleteOldAnswers(database);
      await forget(database);
    },
  };
  return run({
    connectionString: databaseUrl,
    maxPoolSize: 4,
    taskList,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    crontab: '17 * * * * forget_answers',
    logger: quiet(log),
  });
}

function quiet(log: FastifyBaseLogger) {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
