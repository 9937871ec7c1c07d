import { expect, it } from 'vitest';
import { makeMarket } from '../load/market';
import { trackOrder } from '../load/trips';
import { lookInto, startWith } from './asking';
import { createOwnDatabase, untilJobsRun } from './own-database';

const POSITIONS = 10_000;
const PER_CALL = 50;
const SENDERS = 4;
const KILLS = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function callsOf(until: number): object[][] {
  const positions = Array.from({ length: POSITIONS }, (_, step) => ({
    device: 'device 0',
    at: new Date(until - (POSITIONS - step) * 5_000).toISOString(),
    lat: 50 + step / 2000,
    lon: 20,
  }));
  return Array.from({ length: POSITIONS / PER_CALL }, (_, call) =>
    positions.slice(call * PER_CALL, (call + 1) * PER_CALL),
  );
}

it('no position is lost or stored twice when the product is killed while 10,000 wait', async () => {
  const databaseUrl = await createOwnDatabase('positions');
  const start = () => startWith({ DATABASE_URL: databaseUrl });
  let running = await start();
  const database = await lookInto(databaseUrl);
  const { id, token } = await trackOrder(running.http, database, await makeMarket(running.http, 1));
  const calls = callsOf(Date.now());
  const waiting = [...calls];
  let acknowledged = 0;

  async function sendAll(): Promise<void> {
    for (let positions = waiting.shift(); positions; positions = waiting.shift()) {
      const body = { positions };
      const send = () => running.http.send('POST', '/api/carrier/v1/positions', token, body).catch(() => null);
      while ((await send())?.status !== 200) await pause(100);
      acknowledged++;
    }
  }
  const sending = Promise.all(Array.from({ length: SENDERS }, sendAll));
  for (let kills = 1; kills <= KILLS; kills++) {
    await expect.poll(() => acknowledged).toBeGreaterThanOrEqual((kills * calls.length) / (KILLS + 1));
    await running.product.kill();
    running = await start();
  }
  await sending;

  const { rows } = await database.query<{ stored: number; last: Date }>(
    `select count(*)::int as stored, max(p.at) as last from positions p join trips t on t.id = p.trip_id where t.load_id = $1`,
    [id],
  );
  expect(rows[0]?.stored).toBe(POSITIONS);
  await untilJobsRun(databaseUrl);
  const lastSeen = async () => {
    const { rows: trips } = await database.query<{ at: string | null }>(
      `select progress #>> '{last,at}' as at from trips where load_id = $1`,
      [id],
    );
    return Number(trips[0]?.at);
  };
  await expect.poll(lastSeen).toBe(rows[0]?.last.getTime());
});
