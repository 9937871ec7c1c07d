import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTender } from '../load/copies';
import { makeMarket, publishTender, type Market } from '../load/market';
import { numbers, startTwoProcesses, type TwoProcesses } from './two-processes';

const TENDERS = 1000;

let both: TwoProcesses;
let market: Market;

beforeAll(async () => {
  both = await startTwoProcesses();
  market = await makeMarket(both.http[0], 2);
});
afterAll(() => both.stop());

it('each of 1,000 tenders that end in the same second is closed once, and none before its end', async () => {
  const id = await publishTender(both.http[0], market.shipperToken, {});
  const ids = [id, ...(await copyTender(both.database, id, TENDERS - 1))];
  await both.database.query(
    `update loads l set effective_end = n.ends, end0 = n.ends, due_at = n.ends
       from (select id, date_trunc('second', clock_timestamp()) + interval '3 seconds' + (id % 1000) * interval '1 millisecond' as ends
               from unnest($1::bigint[]) id) n where l.id = n.id`,
    [ids],
  );
  const open = () =>
    numbers(both.database, `select count(*) as value from loads where id = any($1) and state = 'ongoing'`, [ids]);
  await expect.poll(open).toEqual([0]);
  const closings = `select count(*) as value from events where action = 'load.closed' and entity_id = any($1) group by entity_id`;
  expect(await numbers(both.database, closings, [ids])).toEqual(ids.map(() => 1));
  const early = `select count(*) as value from events e join loads l on l.id = e.entity_id
                  where e.action = 'load.closed' and l.id = any($1) and e.at < l.effective_end`;
  expect(await numbers(both.database, early, [ids])).toEqual([0]);
  const states = `select count(*) as value from loads where id = any($1) and state = 'did_not_take_place'`;
  expect(await numbers(both.database, states, [ids])).toEqual([ids.length]);
});
