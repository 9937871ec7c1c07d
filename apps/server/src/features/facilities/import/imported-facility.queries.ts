import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import type { FacilityRow } from '../facility.queries';

export interface WantedFacility {
  n: number;
  name: string;
  city: string;
  country_id: string;
  external_id: string | null;
}

// Each line uses the indexes separately: joined as lists, PostgreSQL would read all facilities for every part of a
// file.
const FOUND = `(select f.id, 1 as rank from facilities f
     where ${own('f')} and not f.is_public and f.deleted_at is null and w.external_id is not null and f.external_id = w.external_id)
   union all
   (select f.id, 2 from facilities f
     where ${own('f')} and not f.is_public and f.deleted_at is null
       and natural_key(left(lower(f.name), 100)) = natural_key(left(lower(w.name), 100)) and lower(f.name) = lower(w.name)
       and lower(f.address->>'city') = lower(w.city) and f.address->>'country_id' = w.country_id
       and (w.external_id is null or f.external_id is null))
   order by rank, id limit 1`;

export type KnownFacility = FacilityRow & { n: number };

/** Finds the company's facilities by external id, else by name and town. */
export const listKnownFacilities = (
  sql: Sql,
  companyId: number,
  wanted: readonly WantedFacility[],
): Promise<KnownFacility[]> =>
  sql.rows(
    `select w.n, f.id, f.company_id, f.is_public, f.published_id, f.status, f.version, f.name, f.category, f.address, f.hours,
            f.contacts, f.note, f.company_name, f.legal_number, f.external_id, f.created_at, f.updated_at, f.deleted_at
       from jsonb_to_recordset($2::jsonb) as w(n int, name text, city text, country_id text, external_id text)
       join lateral (${FOUND}) k on true
       join facilities f on ${own('f')} and f.id = k.id`,
    [companyId, JSON.stringify(wanted)],
  );
