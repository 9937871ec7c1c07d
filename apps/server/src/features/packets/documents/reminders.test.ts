import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@tenderlane/domain/core';
import { joinCarrier, signUpCarrier, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { insurance } from '@tenderlane/contract/packets/examples';
import { addDocument, approve, publishPacket, requirePacket, submit } from '../../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  await publishPacket(shipper);
  await requirePacket(shipper);
  carrier = await joinCarrier(app, shipper);
});

const day = (days: number) => new Date(app.clock.at + days * DAY_MS).toISOString().slice(0, 10);

async function told(person: Pick<Shipper, 'send'> | Pick<Carrier, 'send'>): Promise<(number | 'expired')[]> {
  const { body } = await (person as Carrier).send('GET /notifications', { query: {} });
  const { data } = body as unknown as { data: { title: string; description: string }[] };
  return data
    .filter(({ title }) => /Cargo insurance/.test(title))
    .map(({ description }) => Number(/Days left: (\d+)/.exec(description)?.[1] ?? NaN) || ('expired' as const))
    .toReversed();
}

async function pass(days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    app.clock.at += DAY_MS;
    for (let times = 0; times < 2; times += 1) await app.runDueWork();
    while ((await app.dispatcher.runOnce()) > 0);
  }
}

describe('a document that ends', () => {
  it('a document is reminded of 60, 30, 14, 7 and 1 days before its end and after it, to carrier and shipper', async () => {
    const other = await signUpShipper(app);
    await submit(carrier, { expires_on: day(62) });
    await approve(shipper, carrier);
    await pass(64);
    const all = [60, 30, 14, 7, 1, 'expired'];
    expect(await told(carrier)).toEqual(all);
    expect(await told(shipper)).toEqual(all);
    expect(await told(other)).toEqual([]);
    await pass(3);
    expect(await told(carrier)).toEqual(all);
    const mails = (await app.messages(shipper.login)).filter(({ subject }) => /Cargo insurance expires/.test(subject));
    expect(mails).toHaveLength(5);
  });

  it('a document is reminded of once after an outage of the clock', async () => {
    await submit(carrier, { expires_on: day(70) });
    await approve(shipper, carrier);
    app.clock.at += 57 * DAY_MS;
    await pass(3);
    expect(await told(carrier)).toEqual([12]);
    expect(await told(shipper)).toEqual([12]);
    await pass(3);
    expect(await told(carrier)).toEqual([12, 7]);
  });

  it('a replaced document causes no reminder', async () => {
    await submit(carrier, { expires_on: day(31) });
    await approve(shipper, carrier);
    await pass(2);
    expect(await told(carrier)).toEqual([30]);
    await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
    const documents = [{ requirement: 'cargo', document_id: await addDocument(carrier, { expires_on: day(400) }) }];
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { documents });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    await approve(shipper, carrier);
    await pass(35);
    expect(await told(carrier)).toEqual([30]);
    expect(await told(shipper)).toEqual([30]);
    expect((await shipper.done('GET /carriers/{id}/packet', carrier.carrierId)).state).toBe('approved');
  });

  it('a changed document is reminded of by its new end, and a deleted one is not', async () => {
    const alone = await signUpCarrier(app);
    const id = await addDocument(alone, { expires_on: day(15) });
    await pass(2);
    expect(await told(alone)).toEqual([14]);
    await alone.call('PUT /account/documents/{id}', { path: { id }, body: insurance({ expires_on: day(30) }) });
    await pass(22);
    expect(await told(alone)).toEqual([14, 14]);
    await alone.call('DELETE /account/documents/{id}', { path: { id } });
    await pass(10);
    expect(await told(alone)).toEqual([14, 14]);
  });

  it('a document that a shipper keeps is reminded of to the shipper only', async () => {
    await shipper.done('POST /carriers/{id}/documents', carrier.carrierId, insurance({ expires_on: day(8) }));
    await pass(10);
    expect(await told(shipper)).toEqual([7, 1, 'expired']);
    expect(await told(carrier)).toEqual([]);
  });

  it('one of two documents with the same name is reminded of while a packet needs it', async () => {
    await submit(carrier, { expires_on: day(8) });
    await approve(shipper, carrier);
    await addDocument(carrier, { expires_on: day(400) });
    await pass(2);
    expect(await told(carrier)).toEqual([7]);
    expect(await told(shipper)).toEqual([7]);
  });
});
