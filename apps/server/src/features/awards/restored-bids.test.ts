import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, endBidding, openMarket, openTender, select, type Carrier } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

async function confirmedOrder() {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper);
  await bid(borys, id, 245_000);
  await bid(anna, id, 240_000);
  await endBidding(app, shipper, id);
  await select(shipper, id, anna);
  await anna.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

const told = async ({ login }: Carrier, id: number) => {
  await app.messages(login);
  const entries = await app.database.rows<{ template: string }>(
    `select n.template from notifications n join accounts a on a.id = n.account_id
      where a.email = $1 and n.link = $2 order by n.id`,
    [login, String(id)],
  );
  return entries.map(({ template }) => template);
};
const mailed = async ({ login }: Carrier, words: string) =>
  (await app.messages(login)).filter(({ subject }) => subject.includes(words)).length;

it('a carrier whose bid counts again after a cancellation is notified once by every channel', async () => {
  const { anna, borys, celina } = market;
  const before = await mailed(borys, 'your bid counts again');
  const id = await confirmedOrder();
  await anna.done('PUT /loads/{id}/cancel', id, { code: 'equipment' });
  expect((await told(borys, id)).filter((template) => template === 'tender-bid-restored')).toHaveLength(1);
  expect(await mailed(borys, 'your bid counts again')).toBe(before + 1);
  for (const other of [anna, celina]) expect(await told(other, id)).not.toContain('tender-bid-restored');
});

it('a carrier whose bid counts again after a release is notified once', async () => {
  const { shipper, anna, borys, celina } = market;
  const id = await confirmedOrder();
  await shipper.done('PUT /loads/{id}/release', id, { reason: 'The truck is too small' });
  const [ofAnna, ofBorys, ofCelina] = [await told(anna, id), await told(borys, id), await told(celina, id)];
  expect(ofBorys).toContain('tender-bid-restored');
  expect(ofBorys).not.toContain('tender-released');
  expect(ofAnna).toContain('tender-released');
  expect(ofCelina).toContain('tender-released');
});
