import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/server/src/platform/database/database';
import { connect, type Answer } from '../../load/connections';
import type { BareStatement, BareTask } from './server';

export function recordStatements(url: string) {
  const sent: BareStatement[] = [];
  const database = openDatabase({
    url,
    poolSize: 8,
    onError: console.error,
    onStatement: (text, values, plan) => sent.push({ text, values: [...values], plan }),
  });
  return { database, sent };
}

/** Baseline of a page: its statements, served by a process with only `node:http` and `pg`. */
export async function serveStatements(task: BareTask) {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    execArgv: ['--import', 'tsx'],
    // Values of statements contain dates and bytes.
    serialization: 'advanced',
  });
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
