import type { Clock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { saveEntries } from './bell/save-entries';
import { insertHeld } from './held/held.queries';
import type { PlannedDelivery } from './planned-delivery';

export async function saveDeliveries(sql: Sql, clock: Clock, deliveries: readonly PlannedDelivery[]): Promise<void> {
  await saveEntries(
    sql,
    deliveries.flatMap(({ bell }) => bell ?? []),
  );
  const held = deliveries.flatMap((delivery) => delivery.held);
  if (held.length > 0) await insertHeld(sql, held, await clock.now(sql));
}
