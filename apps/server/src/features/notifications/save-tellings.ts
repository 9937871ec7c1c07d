import type { Clock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { saveEntries } from './bell/save-entries';
import { insertHeld } from './held/held.queries';
import type { Telling } from './telling';

export async function saveTellings(sql: Sql, clock: Clock, tellings: readonly Telling[]): Promise<void> {
  await saveEntries(
    sql,
    tellings.flatMap(({ bell }) => bell ?? []),
  );
  const held = tellings.flatMap((telling) => telling.held);
  if (held.length > 0) await insertHeld(sql, held, await clock.now(sql));
}
