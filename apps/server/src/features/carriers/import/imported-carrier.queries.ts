import type { RelationState } from '@tenderlane/domain/carriers';
import type { FieldValues } from '@tenderlane/domain/fields';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

export interface CarrierValues {
  name: string;
  country_id: string;
  legal_id?: string;
  login?: string;
  contact_name?: string;
  website?: string;
  note?: string;
  external_id?: string;
  labels?: string[];
  custom?: FieldValues;
}

export interface KnownCarrier {
  n: number;
  id: number | null;
  by: 'legal_id' | 'external_id' | 'login' | 'name' | null;
  state: RelationState;
  has_company: boolean;
  name: string;
  country_id: string | null;
  legal_id: string | null;
  login: string | null;
  contact_name: string | null;
  website: string | null;
  external_id: string | null;
  custom: FieldValues | null;
  labels: string[];
  /** Existing notes, including deleted ones, which must not be imported again. */
  notes: string[];
  /** Another carrier of the network that has the line's login. */
  login_owner: string | null;
}

export interface WantedLine {
  n: number;
  name: string;
  country_id: string;
  legal_id: string | null;
  login: string | null;
  external_id: string | null;
}

/** Carriers with the line's login, including those whose company has a member with it. */
const BY_LOGIN = `select r.id, r.state, r.legal_id from carriers r where ${own('r')} and r.login = w.login
   union select r.id, r.state, r.legal_id from accounts a join brand_members m on m.account_id = a.id and m.state = 'active'
     join carriers r on ${own('r')} and r.carrier_company_id = m.company_id
    where a.email = w.login or a.phone = w.login`;

// Each line uses the indexes separately: joined as lists, PostgreSQL would read a large network in full for every part.
const FOUND = `select f.id, f.by from (
     (select r.id, 'legal_id' as by, 1 as rank, r.state from carriers r
       where ${own('r')} and w.legal_id is not null and r.legal_id = w.legal_id and r.country_id = w.country_id)
     union all
     (select r.id, 'external_id', 2, r.state from carriers r
       where ${own('r')} and w.external_id is not null and r.external_id = w.external_id)
     union all
     (select l.id, 'login', 3, l.state from (${BY_LOGIN}) l
       where w.login is not null and (w.legal_id is null or l.legal_id is null))
     union all
     (select r.id, 'name', 4, r.state from carriers r
       where ${own('r')} and w.legal_id is null and w.login is null and w.external_id is null
         and r.legal_id is null and r.login is null and lower(r.name) = lower(w.name)
         and coalesce(r.country_id, w.country_id) = w.country_id)
   ) f order by f.rank, f.state = 'removed', f.id limit 1`;

export const listKnownCarriers = (
  sql: Sql,
  companyId: number,
  wanted: readonly WantedLine[],
): Promise<KnownCarrier[]> =>
  sql.rows(
    `select w.n, r.id, k.by, r.state, r.carrier_company_id is not null as has_company, r.name, r.country_id, r.legal_id,
            r.login, r.contact_name, r.external_id, r.custom,
            (select p.website from carrier_profiles p where ${own('p')} and p.carrier_id = r.id) as website,
            case when r.id is null then '[]'::jsonb else
              coalesce((select jsonb_agg(l.name) from carrier_labels cl join labels l on l.id = cl.label_id
                         where ${own('cl')} and cl.carrier_id = r.id), '[]') end as labels,
            case when r.id is null then '[]'::jsonb else
              coalesce((select jsonb_agg(n.text) from carrier_notes n where ${own('n')} and n.carrier_id = r.id), '[]') end as notes,
            o.name as login_owner
       from jsonb_to_recordset($2::jsonb) as w(n int, name text, country_id text, legal_id text, login text, external_id text)
       left join lateral (${FOUND}) k on true
       left join carriers r on ${own('r')} and r.id = k.id
       left join lateral (select coalesce(nullif(c.name, ''), c.login) as name from (${BY_LOGIN}) l join carriers c on ${own('c')} and c.id = l.id
                           where w.login is not null and l.id is distinct from k.id order by l.id limit 1) o on true
      order by w.n`,
    [companyId, JSON.stringify(wanted)],
    // A plan cached while the network was small would read all of it per line once it is large.
    'each-time',
  );

const IMPORTED = `jsonb_to_recordset($2::jsonb) as w(id bigint, name text, country_id text, legal_id text, login text,
  contact_name text, external_id text, custom jsonb)`;

export async function insertSuggested(
  sql: Sql,
  companyId: number,
  carriers: readonly CarrierValues[],
  at: number,
): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>(
    `with given as materialized (
       select nextval(pg_get_serial_sequence('carriers', 'id')) as id, w.n, w.carrier
         from jsonb_array_elements($2::jsonb) with ordinality as w(carrier, n)
     ), written as (
       insert into carriers (id, company_id, state, name, country_id, legal_id, login, contact_name, external_id, custom, created_at)
       overriding system value
       select g.id, ${owner()}, 'suggested', g.carrier->>'name', g.carrier->>'country_id', g.carrier->>'legal_id', g.carrier->>'login',
              g.carrier->>'contact_name', g.carrier->>'external_id', coalesce(g.carrier->'custom', '{}'), $3
         from given g order by g.n
     )
     select id from given order by n`,
    [companyId, JSON.stringify(carriers), new Date(at)],
  );
  return rows.map(({ id }) => id);
}

export type CarrierChange = Partial<Omit<CarrierValues, 'labels'>> & { id: number };

export const updateImported = (sql: Sql, companyId: number, changes: readonly CarrierChange[]): Promise<number> =>
  sql.run(
    `update carriers r set name = coalesce(w.name, r.name), country_id = coalesce(w.country_id, r.country_id),
            login = coalesce(w.login, r.login), contact_name = coalesce(w.contact_name, r.contact_name),
            external_id = coalesce(w.external_id, r.external_id), custom = r.custom || coalesce(w.custom, '{}')
       from ${IMPORTED} where ${own('r')} and r.id = w.id`,
    [companyId, JSON.stringify(changes)],
  );

export const saveLabels = (
  sql: Sql,
  companyId: number,
  names: readonly string[],
  at: number,
): Promise<{ id: number; name: string; is_new: boolean }[]> =>
  sql.rows(
    `with wanted as (select distinct on (lower(n)) n as name from unnest($2::text[]) n order by lower(n)),
     made as (
       insert into labels (company_id, name, created_at) select ${owner()}, w.name, $3 from wanted w
        where not exists (select 1 from labels l where ${own('l')} and lower(l.name) = lower(w.name))
       on conflict (company_id, lower(name)) do update set name = labels.name returning id, name
     )
     select id, name, true as is_new from made
     union all select l.id, l.name, false from labels l join wanted w on lower(w.name) = lower(l.name) where ${own('l')}`,
    [companyId, names, new Date(at)],
  );

export const saveWebsites = (
  sql: Sql,
  companyId: number,
  websites: readonly { id: number; website: string }[],
  at: number,
): Promise<number> =>
  sql.run(
    `insert into carrier_profiles (company_id, carrier_id, website, updated_at)
     select ${owner()}, w.id, w.website, $3 from jsonb_to_recordset($2::jsonb) as w(id bigint, website text)
     on conflict (carrier_id) do update set website = excluded.website, updated_at = excluded.updated_at`,
    [companyId, JSON.stringify(websites), new Date(at)],
  );

export const insertNotes = (
  sql: Sql,
  { companyId, accountId }: { companyId: number; accountId: number },
  notes: readonly { id: number; note: string }[],
  at: number,
): Promise<number> =>
  sql.run(
    `insert into carrier_notes (company_id, carrier_id, account_id, text, created_at, updated_at)
     select ${owner()}, w.id, $2, w.note, $4, $4 from jsonb_to_recordset($3::jsonb) as w(id bigint, note text)`,
    [companyId, accountId, JSON.stringify(notes), new Date(at)],
  );
