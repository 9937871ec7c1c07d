import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Plan } from '../../../apps/server/src/platform/database/database';

export interface BareStatement {
  text: string;
  values: readonly unknown[];
  plan: Plan;
}

export interface BareTask {
  databaseUrl: string;
  statements: readonly BareStatement[];
}

process.once('message', ({ databaseUrl, statements }: BareTask) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const read = ({ text, values, plan }: BareStatement, index: number) =>
    pool.query({ ...(plan === 'prepared' && { name: `statement ${index}` }), text, values: [...values] });
  const server = createServer((_request, response) => {
    void Promise.all(statements.map(read)).then((answers) =>
      response.end(JSON.stringify({ data: answers.map(({ rows }) => rows) })),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
