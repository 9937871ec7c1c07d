import { DAY_MS } from '@tenderlane/domain/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { joinColleague, signUpCarrier, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let colleague: Shipper;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
  colleague = await joinColleague(app, operator, 'administrator');
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

const looksAt = async (company: Pick<Shipper, 'call'> | Pick<Carrier, 'call'>) => {
  const call = company.call as Shipper['call'];
  const { data } = (await call('GET /account/company/history', { query: {} })).body;
  return data.filter(({ action }) => action === 'company.looked_at').length;
};

describe('the event about data that the operator viewed', () => {
  it('opening a support chat is recorded once a day for each person', async () => {
    const { id } = (await shipper.call('POST /chats', { body: {} })).body.data;
    await shipper.call('GET /chats/{id}/chat_messages', { path: { id } });
    expect(await looksAt(shipper)).toBe(0);
    const look = (who: Shipper) => who.call('GET /chats/{id}/chat_messages', { path: { id } });
    expect((await look(operator)).status).toBe(200);
    await look(operator);
    await operator.call('GET /chats/{id}', { path: { id } });
    expect(await looksAt(shipper)).toBe(1);
    await look(colleague);
    expect(await looksAt(shipper)).toBe(2);
    app.clock.at += DAY_MS;
    await Promise.all([look(operator), look(operator)]);
    expect(await looksAt(shipper)).toBe(3);
    expect(await looksAt(operator)).toBe(0);
  });

  it('viewing a contested number and its document is recorded for the carrier', async () => {
    const legal_id = validLegalId('pl', 1);
    const real = await signUpCarrier(app, { legal_id });
    await app.database.run('update companies set legal_id_confirmed_at = now() where id = $1', [real.companyId]);
    const guest = await signUpCarrier(app);
    const document = { name: 'extract.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };
    const body = { country_id: 'pl', legal_id, name: 'Moroz', message: 'Ours', document };
    expect((await guest.call('POST /account/brand/contest', { body })).status).toBe(204);
    expect(await looksAt(real)).toBe(0);
    await operator.call('GET /operator/contests');
    expect([await looksAt(real), await looksAt(guest)]).toEqual([1, 0]);
  });

  it('the directory of names and refused requests record nothing', async () => {
    const stranger = await signUpShipper(app);
    await operator.call('GET /operator/companies', { query: {} });
    expect((await stranger.send('GET /operator/contests')).status).toBe(404);
    expect(await looksAt(stranger)).toBe(0);
  });
});
