import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, openMarket, openTender, type Carrier, type Shipper } from '../../../../test/build';
import { tellLostLeads } from '../../../../test/notifications/lost-leads';
import { startApp, type TestApp } from '../../../../test/start-app';
import { GATHER_MS } from './lost-leads';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let borys: Carrier;
beforeAll(async () => {
  app = await startApp();
  ({ shipper, anna, borys } = await openMarket(app));
});
afterAll(() => app.close());

const dispatch = async () => {
  while ((await app.dispatcher.runOnce()) > 0);
};

async function lossesTold({ call }: Carrier, id: number): Promise<string[]> {
  const { data } = (await call('GET /notifications')).body;
  return data.filter(({ link, type }) => link === String(id) && type === 'outbid').map(({ title }) => title);
}

describe('a carrier that loses the lead', () => {
  it('a carrier is notified once of all leads that it loses within some seconds', async () => {
    const id = await openTender(app, shipper);
    for (const [carrier, price] of [
      [anna, 240_000],
      [borys, 230_000],
      [anna, 220_000],
      [borys, 210_000],
    ] as const) {
      await bid(carrier, id, price);
      await dispatch();
    }
    app.clock.at += GATHER_MS - 1;
    await app.runDueWork();
    expect(await lossesTold(anna, id)).toEqual([]);
    app.clock.at += 1;
    await app.runDueWork();
    await app.runDueWork();
    expect(await lossesTold(anna, id)).toHaveLength(1);
    expect(await lossesTold(borys, id)).toHaveLength(0);
  });

  it('a carrier is notified again of a lead that it loses later', async () => {
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    for (const [carrier, price] of [
      [borys, 230_000],
      [anna, 220_000],
      [borys, 210_000],
    ] as const) {
      await bid(carrier, id, price);
      await tellLostLeads(app);
    }
    expect(await lossesTold(anna, id)).toHaveLength(2);
    expect(await lossesTold(borys, id)).toHaveLength(1);
  });

  it('a carrier is notified of a lost lead although the bid queues nothing for it', async () => {
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await dispatch();
    await bid(borys, id, 230_000);
    expect(await app.database.rows(`select 1 from outbox where kind = 'option.outbid'`)).toEqual([]);
    await tellLostLeads(app);
    expect(await lossesTold(anna, id)).toHaveLength(1);
  });

  it('a carrier is notified of a lost lead that an earlier release queued', async () => {
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await app.database.run(
      `with kept as (delete from lost_leads returning payload)
       insert into outbox (kind, payload) select 'option.outbid', payload || '{"event_id": null, "option_ids": []}' from kept`,
    );
    await tellLostLeads(app);
    expect(await lossesTold(anna, id)).toHaveLength(1);
  });

  it('a failed notice of a lost lead is sent a minute later', async () => {
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await dispatch();
    const break_ = `alter table notifications add constraint broken check (template <> 'tender-outbid') not valid`;
    await app.database.run(break_);
    app.clock.at += GATHER_MS;
    await expect(app.runDueWork()).rejects.toThrow();
    await app.database.run('alter table notifications drop constraint broken');
    await app.runDueWork();
    expect(await lossesTold(anna, id)).toHaveLength(0);
    app.clock.at += 60_000;
    await app.runDueWork();
    expect(await lossesTold(anna, id)).toHaveLength(1);
  });
});
