import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { connect, keepBusy, type Answer } from '../load/connections';
import { percentile, round } from './percentiles';

const CONNECTIONS = 32;
const DURATION_MS = 8_000;

/**
 * Upper bound of this machine: a minimal server that commits one locked row, one bid and one event over HTTP. The
 * product's figures are compared with it.
 */
export async function measureFloor(databaseUrl: string): Promise<{ oneTender: number; manyTenders: number }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(`create table floor_loads (id int primary key, best bigint not null) with (fillfactor = 80)`);
  await pool.query(`create table floor_bids (id bigint generated always as identity, load_id int, amount bigint)`);
  await pool.query(`insert into floor_loads select n, 900000000 from generate_series(1, 1000) n`);
  const server = Fastify();
  server.post<{ Params: { id: string }; Body: { amount: number } }>('/bids/:id', async ({ params, body }, reply) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'lock',
        text: 'select best from floor_loads where id = $1 for no key update',
        values: [params.id],
      });
      await client.query({
        name: 'best',
        text: 'update floor_loads set best = $2 where id = $1',
        values: [params.id, body.amount],
      });
      await client.query({
        name: 'bid',
        text: 'insert into floor_bids (load_id, amount) values ($1, $2)',
        values: [params.id, body.amount],
      });
      await client.query('commit');
    } finally {
      client.release();
    }
    return reply.status(201).send({ ok: true });
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const perSecond: number[] = [];
  for (const tenders of [1, 1000]) {
    const http = connect(url, CONNECTIONS);
    const times: number[] = [];
    let turn = 0;
    const ms = await keepBusy(CONNECTIONS, DURATION_MS, async () => {
      times.push((await http.send('POST', `/bids/${(turn++ % tenders) + 1}`, null, { amount: turn })).ms);
    });
    http.close();
    perSecond.push((times.length / ms) * 1000);
    console.log(
      `floor, ${tenders} tender(s): ${round((times.length / ms) * 1000)} /s, p99 ${round(percentile(times, 0.99))} ms`,
    );
  }
  await server.close();
  await pool.query('drop table floor_loads, floor_bids');
  await pool.end();
  const [oneTender = Number.NaN, manyTenders = Number.NaN] = perSecond;
  return { oneTender, manyTenders };
}

export interface BarePage {
  read(): Promise<Answer>;
  close(): Promise<void>;
}

export async function openBarePage(databaseUrl: string): Promise<BarePage> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(`create table floor_pages (id int primary key, name text not null, price bigint not null)`);
  await pool.query(`insert into floor_pages select n, 'TL-' || n, n * 100 from generate_series(1, 200000) n`);
  const page = { name: 'page', text: 'select id, name, price from floor_pages order by id desc limit 25' };
  const server = createServer((_request, response) => {
    void pool.query(page).then(({ rows }) => response.end(JSON.stringify({ data: rows })));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const http = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 8);
  return {
    read: () => http.send('GET', '/', null),
    async close() {
      http.close();
      server.close();
      await pool.query('drop table floor_pages');
      await pool.end();
    },
  };
}

export async function printBarePage(databaseUrl: string): Promise<void> {
  const bare = await openBarePage(databaseUrl);
  const times: number[] = [];
  const ms = await keepBusy(1, 3_000, async () => void times.push((await bare.read()).ms));
  await bare.close();
  const [perSecond, p99] = [(times.length / ms) * 1000, percentile(times, 0.99)].map(round);
  console.log(`floor, a bare page of 25 rows: ${perSecond} /s, p99 ${p99} ms`);
}
