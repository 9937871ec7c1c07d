import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** A first start fills the places for a while; until then statements that join them are planned for an empty table. */
export async function waitForPlaces(database: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ loaded: boolean }>(
      `select exists (select 1 from reference_sources) as loaded`,
    );
    if (rows[0]?.loaded) return;
    await sleep(200);
  }
}
