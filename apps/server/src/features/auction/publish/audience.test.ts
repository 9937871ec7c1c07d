import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  bidByPhone,
  draftTender,
  euro,
  gridRow,
  joinCarrier,
  endBidding,
  newLogin,
  openMarket,
  openTender,
  refusedBid,
  select,
  signUpCarrier,
  signUpShipper,
  stateOf,
  type Carrier,
} from '../../../../test/build';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const names = async (shipper: Awaited<ReturnType<typeof signUpShipper>>, id: number) =>
  (await shipper.done('GET /loads/{id}/options', id)).map(({ carrier }) => carrier.name).sort();

async function seesTender(carrier: Pick<Carrier, 'call'>, id: number): Promise<boolean> {
  const list = await carrier.call('GET /loads', { query: { tab: 'open' } });
  const { status } = await carrier.call('GET /loads/{id}', { path: { id } });
  expect(list.body.data.some((load) => load.id === id)).toBe(status === 200);
  return status === 200;
}

describe('the audience of a tender', () => {
  it('a tender reaches the carriers with one of its labels, also those that get the label later', async () => {
    const { shipper, anna, borys, celina } = await openMarket(app);
    const label = (await shipper.call('POST /labels', { body: { name: 'Reefer' } })).body.data;
    const give = (carrier: Carrier) => shipper.done('PUT /carriers/{id}', carrier.carrierId, { label_ids: [label.id] });
    await give(anna);
    const id = await openTender(app, shipper, { audience: { kind: 'labels', label_ids: [label.id] } });
    expect(await names(shipper, id)).toEqual([anna.name]);
    expect([await seesTender(anna, id), await seesTender(borys, id)]).toEqual([true, false]);
    await give(borys);
    expect([await seesTender(borys, id), await seesTender(celina, id)]).toEqual([true, false]);
    expect((await pressLink(app, await linkSecret(app, borys.login))).loadId).toBe(id);
    expect((await bid(borys, id, 240_000)).rank).toBe(1);
  });

  it('a tender reaches only the chosen carriers, also those chosen later, and keeps them', async () => {
    const { shipper, anna, borys, celina } = await openMarket(app);
    const chosen = (...carriers: Carrier[]) => ({
      audience: { kind: 'carriers' as const, carrier_ids: carriers.map(({ carrierId }) => carrierId) },
    });
    const id = await openTender(app, shipper, chosen(anna));
    await shipper.done('PUT /loads/{id}/auction', id, chosen(anna, celina));
    expect([await seesTender(borys, id), await seesTender(celina, id)]).toEqual([false, true]);
    expect(await shipper.refused('PUT /loads/{id}/auction', id, chosen(celina))).toMatchObject({
      status: 409,
      code: 'load.audience-shrinks',
    });
    await shipper.done('PUT /loads/{id}/auction', id, { audience: { kind: 'network' } });
    expect(await names(shipper, id)).toEqual([anna.name, borys.name, celina.name]);
  });

  it('no call puts a label or carrier of another company into the audience', async () => {
    const [{ shipper, anna }, stranger] = [await openMarket(app), await openMarket(app)];
    const label = (await stranger.shipper.call('POST /labels', { body: { name: 'Reefer' } })).body.data;
    const id = await draftTender(app, shipper);
    const foreign = {
      label_ids: { kind: 'labels' as const, label_ids: [label.id] },
      carrier_ids: { kind: 'carriers' as const, carrier_ids: [anna.carrierId, stranger.anna.carrierId] },
    };
    for (const [field, audience] of Object.entries(foreign)) {
      const answers = [
        await shipper.send('PUT /loads/{id}/auction', { path: { id }, body: { audience } }),
        await shipper.send('PUT /loads/{id}', { path: { id }, body: { auction: { audience } } }),
      ];
      const fields = answers.map(({ status, body }) => [status, ...Object.keys((body as { errors: object }).errors)]);
      expect(fields).toEqual([
        [422, `audience.${field}`],
        [422, `auction.audience.${field}`],
      ]);
    }
  });

  it('an open tender reaches a carrier that joins the network, and an ended one does not', async () => {
    const { shipper, anna } = await openMarket(app);
    const ended = await openTender(app, shipper, { duration_minutes: 10 });
    const open = await openTender(app, shipper);
    await bid(anna, ended, 240_000);
    await endBidding(app, shipper, ended);
    const late = await joinCarrier(app, shipper);
    expect([await seesTender(late, open), await seesTender(late, ended)]).toEqual([true, false]);
    expect((await shipper.done('GET /loads/{id}', open)).list_item.delivery_option_count).toBe(4);
  });

  it('a tender reaches a carrier once, and not before it accepts its invitation', async () => {
    const { shipper } = await openMarket(app);
    await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login: newLogin('slow') }] } });
    const id = await openTender(app, shipper);
    expect((await shipper.done('GET /loads/{id}', id)).list_item.delivery_option_count).toBe(3);
    await shipper.done('PUT /loads/{id}/auction', id, { audience: { kind: 'network' } });
    expect(await names(shipper, id)).toHaveLength(3);
  });
});

describe('a carrier that comes by the public link', () => {
  async function openByLink() {
    const shipper = await signUpShipper(app);
    const id = await openTender(app, shipper, { audience: { kind: 'link' } });
    const { public_link: link } = await shipper.done('GET /loads/{id}', id);
    const code = link!.split('/').at(-1)!;
    const carrier = await signUpCarrier(app);
    const opened = await carrier.call('POST /links/{code}/open', { path: { code } });
    const { data } = (await shipper.call('GET /carriers', { query: { state: 'requested' } })).body;
    return { shipper, id, code, carrier, opened, relation: data[0]! };
  }

  it('a carrier of a public link requests access and bids provisionally until it is approved', async () => {
    const { shipper, id, carrier, opened, relation } = await openByLink();
    expect(opened.body.data.load_id).toBe(id);
    expect(relation).toMatchObject({ state: 'requested', name: carrier.name });
    expect(await bid(carrier, id, 240_000)).toMatchObject({ provisional: true, rank: null });
    expect((await carrier.done('GET /loads/{id}', id)).option).toMatchObject({
      provisional: true,
      provisional_reasons: ['requested'],
    });
    const row = await gridRow(shipper, id, carrier);
    expect(row).toMatchObject({
      rank: null,
      papers: null,
      relation: 'requested',
      select_refusal: { code: 'option.not-eligible' },
    });
    expect(await shipper.refused('PUT /loads/{id}/select_option', id, { option_id: row.id })).toMatchObject({
      status: 409,
      code: 'option.not-eligible',
    });
    await shipper.done('PUT /carriers/{id}/approve', relation.id);
    expect(await gridRow(shipper, id, carrier)).toMatchObject({
      rank: 1,
      provisional: false,
      papers: null,
      relation: 'verified',
    });
    expect((await carrier.done('GET /loads/{id}', id)).own_rank).toBe(1);
    const [event] = await shipper.done('GET /loads/{id}/history', id);
    expect(event?.action).toBe('load.bid_accepted');
  });

  it('an approved carrier ranks below a lower bid', async () => {
    const { shipper, id, code, carrier, relation } = await openByLink();
    await bid(carrier, id, 240_000);
    const known = await joinCarrier(app, shipper);
    await known.call('POST /links/{code}/open', { path: { code } });
    await bid(known, id, 230_000);
    await shipper.done('PUT /carriers/{id}/approve', relation.id);
    expect(await gridRow(shipper, id, carrier)).toMatchObject({ provisional: true, rank: null });
    expect((await bid(carrier, id, 220_000)).rank).toBe(1);
  });

  it('a provisional bid wins no load', async () => {
    const { shipper, id, carrier } = await openByLink();
    await bid(carrier, id, 240_000);
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).toBe('did_not_take_place');
  });

  it('a carrier that is known already keeps its option and needs no approval', async () => {
    const { shipper, id, code, carrier } = await openByLink();
    expect((await carrier.call('POST /links/{code}/open', { path: { code } })).status).toBe(200);
    const known = await joinCarrier(app, shipper);
    await known.call('POST /links/{code}/open', { path: { code } });
    expect(await names(shipper, id)).toHaveLength(2);
    expect((await bid(known, id, 240_000)).rank).toBe(1);
  });

  it('a wrong link and the link of a draft are not found, and an ended tender accepts no new carrier', async () => {
    const { shipper, id, code, carrier } = await openByLink();
    const open = (who: Pick<Carrier, 'call'>, by: string) =>
      who.call('POST /links/{code}/open', { path: { code: by } });
    expect(await open(carrier, 'x'.repeat(22))).toMatchObject({ status: 404 });
    await endBidding(app, shipper, id);
    const late = await signUpCarrier(app);
    expect(await open(late, code)).toMatchObject({
      status: 409,
      body: { code: 'bid.too-late', params: { state: 'did_not_take_place' } },
    });
    expect((await open(carrier, code)).status).toBe(200);
  });

  it('a public link shows the requirements and nothing that the page of a carrier would hide', async () => {
    const { shipper, id, code, carrier } = await openByLink();
    const visitor = await app.carrier().call('GET /links/{code}', { path: { code } });
    const { tender } = visitor.body.data;
    const own = await carrier.done('GET /loads/{id}', id);
    expect(tender).toMatchObject({
      id,
      shipper: { name: own.shipper.name },
      starting_rate: own.terms.starting_rate,
      book_now_price: own.terms.book_now_price,
      effective_end_at: own.effective_end_at,
      cargo_name: own.cargo.name,
    });
    await bid(carrier, id, 240_000);
    const after = await app.carrier().call('GET /links/{code}', { path: { code } });
    expect(after.body.data.tender).toEqual(tender);
    expect(JSON.stringify(tender)).not.toMatch(/target|guardrail|contact|bid_count|best/);
    await endBidding(app, shipper, id);
    const over = await app.carrier().send('GET /links/{code}', { path: { code } });
    expect(over).toMatchObject({ status: 409, body: { code: 'bid.too-late', params: {} } });
  });

  it('a declined carrier may request access again and finds its page', async () => {
    const { shipper, id, code, carrier, relation } = await openByLink();
    await shipper.done('PUT /carriers/{id}/decline', relation.id, { reason: 'No trucks of that size' });
    expect((await carrier.call('GET /loads/{id}', { path: { id } })).status).toBe(404);
    expect(await carrier.call('POST /links/{code}/open', { path: { code } })).toMatchObject({
      status: 200,
      body: { data: { load_id: id } },
    });
    expect(await bid(carrier, id, 240_000)).toMatchObject({ provisional: true });
    await shipper.done('PUT /carriers/{id}/decline', relation.id, { reason: 'No trucks of that size' });
    await endBidding(app, shipper, id);
    const late = await carrier.send('POST /links/{code}/open', { path: { code } });
    expect(late).toMatchObject({ status: 409, body: { code: 'bid.too-late' } });
  });

  it('a carrier cannot be approved by its own company', async () => {
    const legal = { legal_id: '5260250995' };
    const shipper = await signUpShipper(app, 'pl', legal);
    const id = await openTender(app, shipper, { audience: { kind: 'link' } });
    const code = (await shipper.done('GET /loads/{id}', id)).public_link!.split('/').at(-1)!;
    const own = await signUpCarrier(app, legal);
    expect(await own.call('POST /links/{code}/open', { path: { code } })).toMatchObject({
      status: 409,
      body: { code: 'bid.own-tender' },
    });
  });
});

describe('a carrier that is suspended while a tender runs', () => {
  const suspend = (shipper: Awaited<ReturnType<typeof signUpShipper>>, carrier: Carrier) =>
    shipper.done('PUT /carriers/{id}/suspend', carrier.carrierId, { reason: 'Insurance has run out' });

  it('a suspended carrier cannot bid and its bid does not count until it is resumed', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(borys, id, 240_000);
    await bid(anna, id, 230_000);
    await suspend(shipper, anna);
    const { list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ bid_count: 1, bid_lowest_price: euro(240_000) });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ rank: null, papers: null, relation: 'suspended' });
    expect(await borys.done('GET /loads/{id}', id)).toMatchObject({ own_rank: 1, best_price: euro(240_000) });
    expect(await refusedBid(anna, id, 200_000)).toMatchObject({ status: 409, code: 'carrier.suspended' });
    expect((await bidByPhone(shipper, id, anna, 200_000)).body.code).toBe('carrier.suspended');
    expect((await anna.done('GET /loads/{id}', id)).refusals).toMatchObject({ bid: { code: 'carrier.suspended' } });
    await shipper.done('PUT /carriers/{id}/resume', anna.carrierId);
    expect(await gridRow(shipper, id, anna)).toMatchObject({ rank: 1, papers: null, relation: 'verified' });
    const chain = await shipper.done('GET /loads/{id}/chain', id);
    expect(chain.map(({ kind }) => kind)).toEqual(['publish', 'bid', 'bid', 'suspend', 'suspend']);
  });

  it('a suspended carrier cannot be selected and cannot confirm an award', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await select(shipper, id, anna);
    await suspend(shipper, anna);
    expect(await anna.refused('PUT /loads/{id}/confirm', id, {})).toMatchObject({
      status: 409,
      code: 'option.not-eligible',
    });
    const other = await openTender(app, shipper);
    expect(await names(shipper, other)).toEqual(expect.not.arrayContaining([anna.name]));
  });

  it('a resumed carrier gets the tenders that it missed', async () => {
    const { shipper, anna } = await openMarket(app);
    await suspend(shipper, anna);
    const id = await openTender(app, shipper);
    expect(await seesTender(anna, id)).toBe(false);
    await shipper.done('PUT /carriers/{id}/resume', anna.carrierId);
    expect(await seesTender(anna, id)).toBe(true);
    expect((await bidByPhone(shipper, id, anna, 240_000)).status).toBe(201);
  });
});
