import { NOW } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

/** Counts the places that come into the routes of a company, in the order of their ids so that two edits never wait in a circle. */
export async function countUsedPlaces(sql: Sql, companyId: number, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length === 0) return;
  await sql.run(
    `insert into used_places (company_id, place_id, uses, used_at)
     select ${owner()}, place_id, 1, ${NOW} from (select distinct unnest($2::bigint[]) as place_id order by 1) used
     on conflict (company_id, place_id) do update set uses = used_places.uses + 1, used_at = excluded.used_at`,
    [companyId, placeIds],
  );
}

/** Joins a company's use of the places of a statement, as `u`; `company` is its parameter, null for a visitor. */
export const joinUsed = (place: string, company: string) =>
  `left join used_places u on u.place_id = ${place} and ${own('u', company)}`;

/** What a used place gains over any that is not: more the more often, and the gain of often is lost within half a year. */
export const USED_SCORE = `case when u.place_id is null then 0
  else 50 + ln(u.uses + 1) * 3 * greatest(0.2, 1 - date_part('epoch', ${NOW} - u.used_at) / (180 * 86400)) end`;
