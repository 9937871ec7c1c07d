import { z } from 'zod';
import { findRoute } from '../../reference';
import type { Database } from '../../../platform/database/database';
import type { DueContext } from '../../../platform/jobs/due';
import { deriveTerms, routeKey } from '../load-parts';
import { findLoadParts, lockLoadRow } from '../queries';
import { isLengthBound } from '../view/read-route';
import { saveLoadParts } from './save-draft.queries';

const request = z.object({ company_id: z.number(), load_id: z.number(), route: z.string() });

/** Replaces a route's estimated length by the router's, if the route is still the same. */
export async function measureRoute(
  { database, config, log }: Pick<DueContext, 'database' | 'config' | 'log'>,
  payload: unknown,
): Promise<void> {
  const { company_id: companyId, load_id: id, route } = request.parse(payload);
  const before = await findLoadParts(database, companyId, id);
  if (!before || routeKey(before.waypoints) !== route) return;
  const points = before.waypoints.flatMap(({ address }) => (address ? [address] : []));
  const store = { sql: database, save: (work: Parameters<Database['transaction']>[0]) => database.transaction(work) };
  const measured = await findRoute(store, config.router, { companyId, points }, (error) =>
    log.warn({ err: error }, 'the router did not answer'),
  );
  if (!measured || measured.source === 'estimate') return;
  await database.transaction(async (sql) => {
    const row = await lockLoadRow(sql, companyId, id);
    const parts = await findLoadParts(sql, companyId, id);
    if (!row || !parts || routeKey(parts.waypoints) !== route) return;
    if (isLengthBound({ state: row.state, terms: parts.terms })) return;
    const after = { ...parts, distance_km: measured.distanceKm, distance_source: measured.source };
    await saveLoadParts(sql, companyId, id, { ...after, terms: deriveTerms(after.terms, after) }, parts);
  });
}
