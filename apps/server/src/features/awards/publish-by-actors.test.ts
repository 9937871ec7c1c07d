import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftTender, endBidding, HOUR_MS, newLogin, openMarket, openTender } from '../../../test/build';
import { inviteCarrier } from '../../../test/network';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Market = Awaited<ReturnType<typeof openMarket>>;

const again = async ({ shipper }: Market, id: number) =>
  (await shipper.done('GET /loads/{id}', id)).republished_to_id ?? 0;

type Invite = () => Promise<unknown>;

const WAYS = {
  person: async ({ shipper }: Market, invite: Invite) => {
    await invite();
    return openTender(app, shipper);
  },
  clock: async ({ shipper }: Market, invite: Invite) => {
    await invite();
    const at = new Date(app.clock.at + HOUR_MS).toISOString();
    const id = await draftTender(app, shipper, { publish_at: at });
    await shipper.done('PUT /loads/{id}/publish', id);
    app.clock.at += HOUR_MS;
    await app.runDueWork();
    return id;
  },
  'person again': async (market: Market, invite: Invite) => {
    const id = await openTender(app, market.shipper, { duration_minutes: 30 });
    await invite();
    await endBidding(app, market.shipper, id);
    return (await market.shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 0 })).id;
  },
  'clock again': async (market: Market, invite: Invite) => {
    const id = await openTender(app, market.shipper, { republish_if_failed: true, duration_minutes: 30 });
    await invite();
    await endBidding(app, market.shipper, id);
    return again(market, id);
  },
};

describe('a tender that is published by', () => {
  it.each(Object.entries(WAYS))(
    'a tender published by the %s reaches all carriers and is recorded',
    async (way, publish) => {
      const market = await openMarket(app);
      const login = newLogin('invited');
      const id = await publish(market, () => inviteCarrier(market.shipper, login));
      const all = <Row>(sql: string) => app.database.rows<Row>(sql, [id]);

      const [event, ...others] = await all<{ actor_kind: string; is_known: boolean; params: { end: number } }>(
        `select actor_kind, account_id is not null as is_known, params from events
        where entity = 'load' and entity_id = $1 and action = 'load.published'`,
      );
      const kind = way.split(' ')[0];
      expect([event, others]).toMatchObject([{ actor_kind: kind, is_known: kind === 'person' }, []]);
      const { bidding, timeline } = await market.shipper.done('GET /loads/{id}', id);
      expect(new Date(bidding?.effective_end_at ?? 0).getTime()).toBe(event?.params.end);
      expect(timeline.map(({ step }) => step)).toEqual(['published']);
      expect(await all('select kind from chain_entries where load_id = $1')).toEqual([{ kind: 'publish' }]);
      expect(await all('select carrier_company_id as id from options where load_id = $1 order by 1')).toEqual(
        [market.anna, market.borys, market.celina].map(({ companyId }) => ({ id: companyId })),
      );
      expect(await all('select login from company_messages where load_id = $1')).toEqual([{ login }]);
    },
  );

  it('an incomplete repetition by a person stays a draft, and that person is notified', async () => {
    const { shipper } = await openMarket(app);
    const id = await openTender(app, shipper, { duration_minutes: 60 });
    await endBidding(app, shipper, id);
    app.clock.at += 60 * 24 * HOUR_MS;
    const repeated = await shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 0 });
    expect(repeated.published).toBe(false);
    const waiting = await app.database.rows<{ kind: string; payload: object }>(
      `select kind, payload from outbox where (payload->>'entity_id')::bigint = $1 and kind like 'load.%'`,
      [repeated.id],
    );
    expect(waiting).toMatchObject([{ kind: 'load.repeat_failed', payload: { account_id: expect.any(Number) } }]);
  });
});
