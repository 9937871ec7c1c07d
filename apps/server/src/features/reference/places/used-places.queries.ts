import { NOW } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

/** Counts new places of a company's routes, in order of ids, so that two edits cannot deadlock. */
export async function countUsedPlaces(sql: Sql, companyId: number, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length === 0) return;
  await sql.run(
    `insert into used_places (company_id, place_id, uses, used_at)
     select ${owner()}, place_id, 1, ${NOW} from (select distinct unnest($2::bigint[]) as place_id order by 1) used
     on conflict (company_id, place_id) do update set uses = used_places.uses + 1, used_at = excluded.used_at`,
    [companyId, placeIds],
  );
}

/** Joins a company's use of places as `u`; `company` is its parameter, null for a visitor. */
export const joinUsed = (place: string, company: string) =>
  `left join used_places u on u.place_id = ${place} and ${own('u', company)}`;

/**
 * Score that ranks used places above others: it grows with the number of uses, and that growth fades within half a
 * year.
 */
export const USED_SCORE = `case when u.place_id is null then 0
  else 50 + ln(u.uses + 1) * 3 * greatest(0.2, 1 - date_part('epoch', ${NOW} - u.used_at) / (180 * 86400)) end`;
