import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, joinCarrier, openTender, select, signUpShipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const dispatch = async () => {
  while ((await app.dispatcher.runOnce()) > 0);
};

it('many losers each get a bell entry, written in parts', async () => {
  const crowdShipper = await signUpShipper(app);
  const winner = await joinCarrier(app, crowdShipper);
  const id = await openTender(app, crowdShipper);
  await bid(winner, id, 200_000);
  await dispatch();
  await app.database.run(
    `with people as (
       insert into accounts (email, first_name, last_name, locale, country_id, created_at)
       select 'bell.' || n || '@example.com', 'Ivan', 'Ivanenko', 'en', 'pl', now() from generate_series(1, 450) n returning id
     ), owned as (
       insert into companies (kind, name, country_id, currency, admin_id, created_at)
       select 'carrier', 'Bell ' || id, 'pl', 'EUR', id, now() from people returning id, admin_id
     ), members as (
       insert into brand_members (company_id, account_id, role, state, created_at)
       select id, admin_id, 'owner', 'active', now() from owned
     ), related as (
       insert into carriers (company_id, carrier_company_id, state, name, country_id, verified_at, created_at)
       select $2::bigint, id, 'verified', 'Bell ' || id, 'pl', now(), now() from owned returning id, carrier_company_id
     )
     insert into options (load_id, company_id, carrier_company_id, carrier_id, state, bid_id, amount, comparable, accepted_seq,
       accepted_at, valid_until, created_at)
     select $1::bigint, $2::bigint, carrier_company_id, id, 'active', 5000 + id, 240000, 240000, 5000 + row_number() over (), now(),
            now() + interval '20 days', now() from related`,
    [id, crowdShipper.companyId],
  );
  await select(crowdShipper, id, winner);
  await winner.done('PUT /loads/{id}/confirm', id, {});
  await dispatch();
  await app.dispatcher.retryOnce();
  await app.runDueWork();
  const rows = await app.database.rows<{ account_id: number }>(
    `select account_id from notifications where template = 'tender-lost' and link = $1`,
    [String(id)],
  );
  expect(rows).toHaveLength(450);
  expect(new Set(rows.map((row) => row.account_id)).size).toBe(450);
});
