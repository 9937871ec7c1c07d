import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeMarket, publishTender, signIn, type Market } from '../load/market';
import { startTwoProcesses, type TwoProcesses } from './two-processes';

let both: TwoProcesses;
let market: Market;
beforeAll(async () => {
  both = await startTwoProcesses();
  market = await makeMarket(both.http[0], 1);
});
afterAll(() => both.stop());

async function send<Data = never>(index: 0 | 1, token: string, call: string, body?: unknown) {
  const [method = '', path = ''] = call.split(' ');
  const headers = method === 'GET' ? undefined : { 'idempotency-key': randomUUID() };
  const { status, text } = await both.http[index].send(method, `/api/${path}`, token, body, headers);
  const { data, code } = JSON.parse(text || '{}') as { data: Data; code?: string };
  return { status, code, data };
}

async function invite(login: string): Promise<string> {
  const body = { invitations: [{ login }] };
  const call = 'POST shipper/v1/catalogs/invite/create';
  const { data } = await send<{ code: string }[]>(0, market.shipperToken, call, body);
  return data[0]!.code;
}

async function invitedCarrier() {
  const login = `closing.${randomUUID()}@example.com`;
  const token = await signIn(both.http[0], 'carrier', login);
  const names = { first_name: 'Taras', last_name: 'Melnyk', accepts_terms: true };
  await send(0, token, 'PUT carrier/v1/profile/info', names);
  const made = await send(0, token, 'PUT carrier/v1/account/brand', { name: 'Closing Trans', country_id: 'pl' });
  expect(made.status).toBe(200);
  return { token, login, code: await invite(login) };
}

async function publicLink(): Promise<string> {
  const id = await publishTender(both.http[0], market.shipperToken, { audience: { kind: 'link' } });
  const { data } = await send<{ public_link: string }>(0, market.shipperToken, `GET shipper/v1/loads/${id}`);
  return data.public_link.split('/').at(-1)!;
}

const waiting = async () =>
  Number(
    (await both.database.query(`select count(*) from pg_stat_activity where wait_event_type = 'Lock'`)).rows[0].count,
  );

const unmarked = async () =>
  (
    await both.database.query(
      `select r.id from carriers r join companies c on c.id = r.carrier_company_id
        where c.closed_at is distinct from r.company_closed_at`,
    )
  ).rows;

it.each(['an invitation', 'a public link'] as const)(
  'a carrier that enters a network by %s while its company is being closed finds it closed',
  async (way) => {
    const { token, code } = await invitedCarrier();
    const enter =
      way === 'an invitation'
        ? `POST carrier/v1/invitations/${code}/accept`
        : `POST carrier/v1/links/${await publicLink()}/open`;
    // Pauses the closing after it has locked the company.
    const brake = new pg.Client({ connectionString: inject('durableDatabaseUrl') });
    await brake.connect();
    await brake.query('begin; lock table announcements in share mode');
    const closed = send(0, token, 'PUT carrier/v1/account/company/close');
    await expect.poll(waiting).toBe(1);
    const entered = send(1, token, enter, {});
    await expect.poll(waiting).toBe(2);
    await brake.query('rollback');
    await brake.end();
    expect(await closed).toMatchObject({ status: 200 });
    expect(await entered).toMatchObject({ status: 403, code: 'company.closed' });
    expect(await unmarked()).toEqual([]);
  },
);

it('every network of a closing company is marked, also when a carrier joins it at the same time', async () => {
  for (let round = 0; round < 20; round++) {
    const { token, login, code } = await invitedCarrier();
    let last = code;
    if (round % 2) {
      // It was in the network and is invited again, so that both write the same relation.
      const { data } = await send<{ relation: string }>(0, token, `POST carrier/v1/invitations/${code}/accept`, {});
      expect(data.relation).toBe('verified');
      await both.database.query(`update carriers set state = 'removed' where login = $1`, [login]);
      last = await invite(login);
    }
    const [entered, closed] = await Promise.all([
      send(1, token, `POST carrier/v1/invitations/${last}/accept`, {}),
      send(0, token, 'PUT carrier/v1/account/company/close'),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 403]).toContain(entered.status);
    expect(await unmarked()).toEqual([]);
  }
});
