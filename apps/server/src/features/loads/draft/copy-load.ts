import { assertPresent } from '../../../platform/errors';
import type { Terms } from '@tenderlane/domain/terms';
import type { Sql } from '../../../platform/database/database';
import { newToken } from '../../../platform/secrets/secrets';
import { routeDates, type LoadParts } from '../load-parts';
import { insertLoad, lockLoadRow, saveLoadHead } from '../queries';
import { saveLoadParts } from './save-draft.queries';
import { saveRoute } from './save-route';
import type { LockedLoad } from '../policy';

export interface Copy {
  managerId: number;
  repeats?: { fromId: number; count: number; rates: Pick<Terms, 'startingRate' | 'targetRate' | 'bookNowPrice'> };
  at: number;
}

/** Copies the entered data into a new draft; never its bids. */
export async function copyLoad(
  sql: Sql,
  { row, parts }: LockedLoad,
  { managerId, repeats, at }: Copy,
): Promise<LockedLoad & { id: number }> {
  const head: Parameters<typeof insertLoad>[1] = {
    company_id: row.company_id,
    manager_id: managerId,
    name: row.name,
    external_id: repeats ? row.external_id : null,
    tender_type: row.tender_type,
    country_id: row.country_id,
    currency: row.currency,
    republished_from_id: repeats?.fromId ?? null,
    republish_count: repeats?.count ?? 0,
  };
  const id = await insertLoad(sql, head, at);
  const waypoints = parts.waypoints.map(({ id: _id, ...waypoint }) => waypoint);
  const copied: LoadParts = {
    ...parts,
    waypoints,
    terms: { ...parts.terms, ...repeats?.rates },
    link_code: parts.audience_kind === 'link' ? newToken() : null,
    field_versions: {},
    reached: 0,
    approval_rule: null,
    lowest_target: repeats ? parts.lowest_target : null,
  };
  const draft = assertPresent(await lockLoadRow(sql, row.company_id, id), 'the copied draft');
  const saved = { ...draft, ...routeDates(waypoints) };
  await saveLoadHead(sql, saved, managerId, at);
  copied.waypoints = await saveRoute(sql, row.company_id, id, waypoints);
  await saveLoadParts(sql, row.company_id, id, copied);
  return { id, row: saved, parts: copied };
}
