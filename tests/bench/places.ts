import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * The first start loads the places for a while; statements that join them are planned for an empty table until then.
 */
export async function waitForPlaces(database: pg.Client): Promise<void> {
  for (;;) {
    if (await areLoaded(database)) return;
    await sleep(200);
  }
}

async function areLoaded(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query<{ known: boolean }>(
    `select to_regclass('reference_sources') is not null as known`,
  );
  // The first release names no sources; its places come in one transaction.
  const table = rows[0]?.known ? 'reference_sources' : 'places';
  const found = await database.query(`select from ${table} limit 1`);
  return found.rows.length > 0;
}
