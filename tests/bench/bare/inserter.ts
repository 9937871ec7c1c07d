import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

interface Sent {
  positions: { device: string; at: string; lat: number; lon: number; speed_kmh: number }[];
}

const INSERT = {
  name: 'position',
  text: `insert into floor_positions (device, at, lat, lon, speed_kmh) values ($1, $2, $3, $4, $5) on conflict do nothing`,
};

/** Baseline of storing positions: one insert for each request. */
process.once('message', async (databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(`create table floor_positions (device text, at timestamptz(3), lat float8, lon float8, speed_kmh float8,
    primary key (device, at))`);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', async () => {
      const { positions } = JSON.parse(body) as Sent;
      for (const { device, at, lat, lon, speed_kmh: speed } of positions)
        await pool.query({ ...INSERT, values: [device, at, lat, lon, speed] });
      response.end(JSON.stringify({ data: { stored: positions.length, refused: [] } }));
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
