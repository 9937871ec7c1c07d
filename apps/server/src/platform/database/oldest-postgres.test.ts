import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { OLDEST_POSTGRES } from './check-server';
import { migrate } from './migrations';
import { choosePostgresUser } from '../embedded-postgres/system-user';
import { bid, endBidding, openMarket, openTender, select, stateOf } from '../../../test/build';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { startApp } from '../../../test/start-app';

const PROGRAMS = process.env['OLDEST_POSTGRES_BIN'] ?? `/usr/lib/postgresql/${OLDEST_POSTGRES}/bin`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startOldest() {
  const folder = await makeScratchFolder();
  const user = await choosePostgresUser(folder);
  const cluster = join(folder, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  if (user) await chown(cluster, user.uid, user.gid);
  const run = (program: string, ...options: string[]) =>
    promisify(execFile)(join(PROGRAMS, program), ['-D', cluster, ...options], {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C' },
    });
  await run('initdb', '--auth=trust', '--username=tenderlane', '--encoding=UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run('pg_ctl', 'start', '-w', '-o', settings, '-l', join(cluster, 'log'));
  return {
    url: `postgres://tenderlane@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run('pg_ctl', 'stop', '-m', 'immediate');
      await rm(folder, { recursive: true });
    },
  };
}

it(`a tender is published and awarded on PostgreSQL ${OLDEST_POSTGRES}`, async () => {
  if (!existsSync(join(PROGRAMS, 'postgres')))
    throw new Error(
      `PostgreSQL ${OLDEST_POSTGRES} is not in ${PROGRAMS}: install it, or name it in OLDEST_POSTGRES_BIN`,
    );
  const server = await startOldest();
  try {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<{ version: string }>('show server_version');
    await client.end();
    expect(rows).toMatchObject([{ server_version: expect.stringMatching(`^${OLDEST_POSTGRES}\\.`) }]);
    expect((await migrate(server.url)).length).toBeGreaterThan(0);
    const app = await startApp({}, { url: server.url, drop: () => Promise.resolve() });
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await endBidding(app, shipper, id);
    await select(shipper, id, borys);
    expect((await shipper.call('GET /loads', { query: { search: 'Warszawa' } })).status).toBe(200);
    expect(await stateOf(shipper, id)).toBe('awaiting_confirmation');
    await app.close();
  } finally {
    await server.stop();
  }
});
