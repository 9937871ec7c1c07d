import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProxy, type TestProxy } from '../../apps/server/test/test-proxy';
import { ANSWER_MS, askAll, CARRIERS, lookInto, startWith } from './asking';
import { expectNothingLost, startSteadyBids } from './steady-bids';
import { createOwnDatabase } from './own-database';

describe('when the network to the database stops answering', () => {
  let databaseUrl: string;
  let way: TestProxy;
  beforeAll(async () => {
    databaseUrl = await createOwnDatabase('network');
    way = await startProxy(new URL(databaseUrl));
  });
  afterAll(() => way.close());

  it('every request is answered with an error, and work continues when new connections are possible again', async () => {
    const url = new URL(databaseUrl);
    url.port = String(way.port);
    const { http } = await startWith({ DATABASE_URL: url.href });
    const database = await lookInto(databaseUrl);
    const bidding = await startSteadyBids(http, CARRIERS);
    await bidding.nextAcknowledged();

    way.silence({ withNew: true });
    bidding.slowestMs();
    const first = await askAll(http, bidding);
    const second = await askAll(http, bidding);
    expect([...first.statuses, ...second.statuses]).toEqual(new Array(10).fill(503));
    expect(Math.max(first.slowestMs, second.slowestMs, bidding.slowestMs())).toBeLessThan(ANSWER_MS);

    way.open();
    await bidding.nextAcknowledged();
    expect((await http.send('GET', '/ready', null)).status).toBe(200);
    await bidding.stop();
    await expectNothingLost(database, bidding);
  });

  it('dead connections are replaced while the database itself works', async () => {
    const url = new URL(databaseUrl);
    url.port = String(way.port);
    const { http } = await startWith({ DATABASE_URL: url.href });
    const database = await lookInto(databaseUrl);
    const bidding = await startSteadyBids(http, CARRIERS);
    await bidding.nextAcknowledged();
    way.silence({ withNew: false });
    await bidding.nextAcknowledged();
    expect(bidding.slowestMs()).toBeLessThan(ANSWER_MS);
    await bidding.stop();
    await expectNothingLost(database, bidding);
  });
});
