import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMarket, type Market } from '../load/market';
import { numbers, startTwoProcesses, type TwoProcesses } from './two-processes';

const ROUNDS = 20;

let both: TwoProcesses;
let market: Market;
const ids: number[] = [];

const send = (turn: number, call: string, body?: unknown) => {
  const [method = '', path = ''] = call.split(' ');
  return both.http[turn % 2]!.send(method, `/api/shipper/v1/${path}`, market.shipperToken, body);
};

async function dataOf<Data>(...sent: Parameters<typeof send>): Promise<Data> {
  const { status, text } = await send(...sent);
  expect(status, text).toBeLessThan(300);
  return (JSON.parse(text) as { data: Data }).data;
}

beforeAll(async () => {
  both = await startTwoProcesses();
  market = await makeMarket(both.http[0], 1);
  const { company } = await dataOf<{ company: { id: number } }>(0, 'GET account');
  await both.stop();
  both = await startTwoProcesses({ OPERATOR_BRAND: String(company.id) });
  for (const turn of [0, 1]) {
    const asked = { time_zone: 'Europe/Kyiv', times: [new Date(Date.now() + DAY_MS).toISOString()], note: '' };
    ids.push(parseInt((await dataOf<{ code: string }>(turn, 'POST demo_bookings', asked)).code, 10));
  }
});
afterAll(() => both.stop());

it('one of two demos is agreed when two processes agree them for one person and time', async () => {
  const first = Date.now() + DAY_MS;
  for (let round = 0; round < ROUNDS; round++) {
    const at = new Date(first + round * HOUR_MS).toISOString();
    const answers = await Promise.all(ids.map((id, turn) => send(round + turn, `PUT operator/demos/${id}`, { at })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain('demo.time-taken');
    const agreed = `select id as value from demo_bookings where state = 'agreed' and at = $1`;
    expect(await numbers(both.database, agreed, [at])).toEqual([
      ids[answers.findIndex(({ status }) => status === 200)],
    ]);
  }
});
