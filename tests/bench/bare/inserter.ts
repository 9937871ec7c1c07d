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

async function serve(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(`create table floor_positions (device text, at timestamptz(3), lat float8, lon float8, speed_kmh float8,
    primary key (device, at))`);
  const store = async ({ positions }: Sent) => {
    for (const { device, at, lat, lon, speed_kmh: speed } of positions)
      await pool.query({ ...INSERT, values: [device, at, lat, lon, speed] });
    return JSON.stringify({ data: { stored: positions.length, refused: [] } });
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => void store(JSON.parse(body) as Sent).then((answer) => response.end(answer)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

process.once('message', (databaseUrl: string) => void serve(databaseUrl).then((port) => process.send?.(port)));
