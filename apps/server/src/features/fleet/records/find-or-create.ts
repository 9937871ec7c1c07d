import type { MemberContext } from '../../../platform/context';
import { readRecord } from './read-input';
import { findDriver, findRecordByPlate } from './record.queries';
import { createRecord, today } from './save-record';
import { lockFleet, ownScope } from './scope';

export async function findOrCreateDriver(
  context: MemberContext,
  said: { name: string; phone: string | null },
): Promise<number> {
  await lockFleet(context);
  const { name, phone } = readRecord('driver', said, await today(context));
  const scope = ownScope(context);
  const known = await findDriver(context.sql, scope, String(name), phone === null ? null : String(phone));
  return known?.id ?? createRecord(context, 'driver', scope, said);
}

export async function findOrCreateVehicle(
  context: MemberContext,
  kind: 'truck' | 'trailer',
  said: { plate: string; type: string },
): Promise<number> {
  await lockFleet(context);
  const scope = ownScope(context);
  const known = await findRecordByPlate(context.sql, kind, scope, said.plate, null);
  return known?.id ?? createRecord(context, kind, scope, said);
}
