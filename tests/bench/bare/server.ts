import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

export interface BareTask {
  databaseUrl: string;
  text: string;
  values: unknown[];
}

process.once('message', ({ databaseUrl, text, values }: BareTask) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const server = createServer((_request, response) => {
    void pool.query({ name: 'page', text, values }).then(({ rows }) => response.end(JSON.stringify({ data: rows })));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
