import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Auction } from '@tenderlane/contract';
import {
  bid,
  bidByPhone,
  euro,
  joinCarrier,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { connect, openPort, settle } from '../../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp();
  port = await openPort(app);
});
afterAll(() => app.close());

interface Market {
  shipper: Shipper;
  watcher: Carrier;
  anna: Carrier;
  borys: Carrier;
  celina: Carrier;
}
type Secret = (market: Market, id: number) => Promise<unknown>;

const nothing: Secret = async () => undefined;
const withdraw = (carrier: Carrier, id: number) => carrier.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
const revise = async (carrier: Carrier, id: number, ...amounts: number[]) => {
  for (const amount of amounts) await bid(carrier, id, amount, { confirm: true });
};
const suspend = (shipper: Shipper, { carrierId }: Carrier) =>
  shipper.done('PUT /carriers/{id}/suspend', carrierId, { reason: 'Papers' });

async function framesIn(side: 'shipper' | 'carrier', terms: Partial<Auction>, before: Secret, secret: Secret) {
  const shipper = await signUpShipper(app, 'pl', { name: 'Kvarta', currency: 'EUR' });
  const market: Market = {
    shipper,
    watcher: await joinCarrier(app, shipper, { name: 'Watcher' }),
    anna: await joinCarrier(app, shipper, { name: 'Anna Trans' }),
    borys: await joinCarrier(app, shipper, { name: 'Borys Spedycja' }),
    celina: await joinCarrier(app, shipper, { name: 'Celina Logistyka' }),
  };
  const id = await openTender(app, shipper, terms);
  await before(market, id);
  await settle(app);
  const one = side === 'shipper' ? shipper : market.watcher;
  const listener = connect(port, side, one.token ?? '');
  const option = (await market.watcher.done('GET /loads/{id}', id)).option.id;
  await settle(app);
  const channels = [side === 'shipper' ? `load.${id}` : `option.${option}`, `brand.${one.companyId}`];
  for (const channel of channels) expect(await listener.listen(channel)).toBe('listening');
  await settle(app, listener);
  listener.frames.length = 0;
  await secret(market, id);
  await settle(app, listener);
  listener.close();
  return listener.frames.map(({ channel, event, data }) => {
    const { id: _id, ...shown } = data as { id: number; topic: string };
    return { channel: channel.split('.')[0], event, shown };
  });
}

describe('the frames of a carrier and their number do not depend on data that it may not see', () => {
  it.each<[string, Partial<Auction>, Secret, [Secret, Secret]]>([
    [
      'whether anybody else bids in a sealed tender',
      { mode: 'sealed' },
      nothing,
      [
        nothing,
        async ({ shipper, anna, borys, celina }, id) => {
          await revise(anna, id, 240_000, 150_000, 240_000);
          await revise(borys, id, 130_000);
          await withdraw(borys, id);
          await revise(celina, id, 90_000);
          await suspend(shipper, celina);
        },
      ],
    ],
    [
      'the bids of others by rank, as long as its own rank is the same',
      { mode: 'rank_only' },
      ({ watcher }, id) => bid(watcher, id, 200_000),
      [
        nothing,
        async ({ shipper, anna, borys, celina }, id) => {
          await revise(anna, id, 240_000, 230_000, 210_000);
          await revise(borys, id, 220_000);
          await bidByPhone(shipper, id, celina, 100_000);
          await suspend(shipper, borys);
        },
      ],
    ],
    [
      'bids by phone, suspensions and notes in an open tender',
      { target_rate: euro(222_222) },
      nothing,
      [
        nothing,
        async ({ shipper, anna, borys }, id) => {
          await bidByPhone(shipper, id, anna, 240_000);
          await suspend(shipper, borys);
          await shipper.done('PUT /loads/{id}', id, { external_id: 'SAP 1', tags: ['urgent'] });
        },
      ],
    ],
    [
      'which price of others stands behind the same rank',
      { mode: 'rank_only' },
      ({ watcher }, id) => bid(watcher, id, 200_000),
      [
        ({ anna }, id) => revise(anna, id, 190_000),
        async ({ anna, borys }, id) => {
          await revise(borys, id, 230_000);
          await revise(anna, id, 120_000);
          await revise(anna, id, 110_000);
        },
      ],
    ],
  ])('the events of a carrier do not depend on secrets: %s', async (_name, terms, before, [left, right]) => {
    expect(await framesIn('carrier', terms, before, left)).toEqual(await framesIn('carrier', terms, before, right));
  });

  it('a carrier receives only events that it may see', async () => {
    const frames = await framesIn(
      'carrier',
      { mode: 'rank_only' },
      ({ watcher }, id) => bid(watcher, id, 200_000),
      ({ anna }, id) => revise(anna, id, 190_000),
    );
    expect(frames).not.toEqual([]);
  });
});

describe('the frames of a shipper of a sealed tender depend only on the number of carriers that have bid', () => {
  it.each<[string, [Secret, Secret]]>([
    [
      'whoever bids, how often and at what price',
      [
        async ({ anna, borys }, id) => {
          await revise(anna, id, 240_000);
          await settle(app);
          await revise(borys, id, 230_000);
        },
        async ({ borys, celina }, id) => {
          await revise(celina, id, 120_000, 119_000, 118_000);
          await settle(app);
          await revise(borys, id, 249_000, 111_000);
        },
      ],
    ],
    [
      'whatever becomes of the bids',
      [
        async ({ anna }, id) => revise(anna, id, 240_000),
        async ({ anna }, id) => {
          await revise(anna, id, 200_000);
          await settle(app);
          await withdraw(anna, id);
        },
      ],
    ],
  ])('the events of the shipper of a sealed tender do not depend on its bids: %s', async (_name, [left, right]) => {
    const terms = { mode: 'sealed' as const };
    expect(await framesIn('shipper', terms, nothing, left)).toEqual(await framesIn('shipper', terms, nothing, right));
  });
});
