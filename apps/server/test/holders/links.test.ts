import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBases, needsSignIn, type EndpointTable } from '@tenderlane/contract';
import { PURPOSE_NAMES, PURPOSES } from '../../src/platform/holders/purposes';
import { joinCarrier, newAddress, signUpShipper, type Carrier, type Shipper } from '../build';
import { baseOf, callWith, codeOf, endpointOf, everyHeldCall, linksOf, proofOf } from './links';
import { sendCall } from '../send-calls';
import { startApp, type TestApp } from '../start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const makeLink = (purpose: (typeof PURPOSE_NAMES)[number]) => linksOf[purpose](app, { shipper, carrier });
const send = (key: string, { token = null, ...call }: { token?: string | null; address?: string }) =>
  sendCall(app, baseOf(key), token, { key, ...call });

describe('the table of purposes', () => {
  const tables = Object.values(apiBases) as EndpointTable[];

  it('every call of a link belongs to one purpose', () => {
    const calls = tables.flatMap((table) => Object.keys(table).filter((key) => table[key]?.access === 'link'));
    expect(everyHeldCall.map(([, key]) => key).sort()).toEqual([...new Set(calls)].sort());
  });

  it('the table of purposes names existing calls, and only those of a message, an order and a driver give a token', () => {
    for (const purpose of PURPOSE_NAMES) {
      const endpoints = PURPOSES[purpose].calls.map(endpointOf);
      expect(endpoints.every((endpoint) => endpoint !== undefined)).toBe(true);
      const guarded = endpoints.filter((endpoint) => endpoint && needsSignIn(endpoint));
      expect([purpose, guarded.length > 0]).toEqual([purpose, ['message', 'order', 'driver'].includes(purpose)]);
    }
  });
});

describe('a link', () => {
  it.each(everyHeldCall)('a link of the purpose %s opens %s', async (purpose, key) => {
    expect([200, 204]).toContain((await send(key, await makeLink(purpose))).status);
  });

  it.each(everyHeldCall)('a link of another purpose than %s is not found by %s', async (purpose, key) => {
    const address = newAddress();
    const unknown = await send(key, { address, ...callWith(key, '1-AAAAAAAAAAAAAAAAAAAAAAAAAA') });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'record.not-found', params: {} } });
    for (const other of PURPOSE_NAMES.filter((name) => name !== purpose)) {
      const code = codeOf(await makeLink(other));
      expect([other, await send(key, { address, ...callWith(key, code) })]).toEqual([other, unknown]);
    }
  });

  it('a link of an earlier release still works', async () => {
    const { appSecret } = app.config;
    const [fileId, accountId] = String((await makeLink('file')).path?.['code']).split('-');
    const facts = `${fileId}-${accountId}-${app.clock.at + 60_000}`;
    const code = `${facts}-${proofOf(appSecret, ['file-link', facts], 16)}`;
    expect((await send('GET /files/{code}', callWith('GET /files/{code}', code))).status).toBe(200);

    const salt = Buffer.alloc(16, 7);
    const { id } = await app.database.one<{ id: number }>(
      `insert into personal_links (company_id, login, salt, sent_at, expires_at)
       values ($1, $2, $3, $4, $5) returning id`,
      [shipper.companyId, carrier.login, salt, new Date(app.clock.at), new Date(app.clock.at + 72 * 3_600_000)],
    );
    const check = proofOf(appSecret, ['personal-link-check', String(id)], 3);
    const secret = `${id}-${check}${proofOf(appSecret, ['personal-link', String(id), salt], 16)}`;
    const opened = await app.carrier().call('POST /auth/link', { body: { secret } });
    expect(opened.status).toBe(200);
    const linked = app.carrier(opened.body.data.token);
    expect((await linked.call('GET /account')).body.data.is_link_session).toBe(true);
    expect((await linked.send('GET /shippers')).body.code).toBe('session.code-needed');
  });
});
