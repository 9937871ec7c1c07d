import type pg from 'pg';

export async function addCarriers(database: pg.Client, loadId: number, count: number): Promise<void> {
  await database.query(
    `with people as (
       insert into accounts (email, first_name, last_name, locale, country_id, created_at)
       select 'driver' || n || '.' || $1 || '@example.com', 'Taras', 'Melnyk', 'en', 'pl', now() from generate_series(1, $2::int) n
       returning id, email),
     own as (
       insert into companies (kind, name, country_id, currency, admin_id, created_at)
       select 'carrier', 'Carrier ' || email, 'pl', 'EUR', id, now() from people returning id, admin_id, name),
     members as (
       insert into brand_members (company_id, account_id, role, state, created_at)
       select id, admin_id, 'owner', 'active', now() from own)
     insert into carriers (company_id, carrier_company_id, state, name, country_id, verified_at, created_at)
     select l.company_id, own.id, 'verified', own.name, 'pl', now(), now() from own join loads l on l.id = $1::bigint`,
    [loadId, count],
  );
  await database.query('analyze');
}
