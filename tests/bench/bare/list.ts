import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/server/src/platform/database/database';
import { pageOf } from '../../../apps/server/src/platform/http/paging';
import { listLoadPage } from '../../../apps/server/src/features/loads/list/list.queries';
import { connect, type Answer } from '../../load/connections';
import type { BareTask } from './server';

/**
 * Baseline of a list: the product's statement for its first page, served by a process with only `node:http` and `pg`.
 */
export async function openBareList(databaseUrl: string, companyId: number) {
  const task = await statementOf(databaseUrl, companyId);
  const child = fork(join(import.meta.dirname, 'server.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  const [port] = (await once(child, 'message')) as [number];
  const http = connect(`http://127.0.0.1:${port}`, 8);
  return {
    read: (): Promise<Answer> => http.send('GET', '/', null),
    async close() {
      http.close();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function statementOf(databaseUrl: string, companyId: number): Promise<BareTask> {
  const sent: Omit<BareTask, 'databaseUrl'>[] = [];
  const database = openDatabase({
    url: databaseUrl,
    poolSize: 1,
    onError: console.error,
    onStatement: (text, values) => sent.push({ text, values: [...values] }),
  });
  await listLoadPage(database, companyId, {}, pageOf({}, 'priority'));
  await database.close();
  const [statement] = sent;
  if (!statement) throw new Error('the list sent no statement');
  return { databaseUrl, ...statement };
}
