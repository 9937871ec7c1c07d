import { refuseAssignment, type FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../platform/context';
import { AppError, throwIfRefused } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { record } from '../../platform/events/events';
import { lockAsCarrier } from '../auction';
import { listRecords, nameOfRecord, type RecordRow } from '../fleet';
import { findOwnVehicle, saveVehicle, type LoadVehicleRow } from './vehicle.queries';

type Field = 'driver_id' | 'truck_id' | 'trailer_id';
export type VehicleInput = Record<Field, number | null>;

export const NAMED = [
  ['driver_id', 'driver'],
  ['truck_id', 'truck'],
  ['trailer_id', 'trailer'],
] as const satisfies [Field, FleetKind][];

/** The confirmed carrier names who drives its order and with what; named anew the last words count. */
export async function assignVehicle(context: MemberContext, loadId: number, input: VehicleInput): Promise<void> {
  const { sql, principal } = context;
  const { own, load, row, standings, now } = await lockAsCarrier(context, loadId);
  const isConfirmed = standings.some(({ optionId, state }) => optionId === own.optionId && state === 'confirmed');
  throwIfRefused(refuseAssignment({ state: load.state, isConfirmed }));
  const before = await findOwnVehicle(sql, principal.companyId, loadId);
  const changes = await changesOf(context, before, input);
  if (changes.length === 0) return;
  await saveVehicle(sql, {
    loadId,
    companyId: row.company_id,
    carrierCompanyId: principal.companyId,
    optionId: own.optionId,
    driverId: input.driver_id,
    truckId: input.truck_id,
    trailerId: input.trailer_id,
    at: now,
  });
  const { batchUuid, ...actor } = causeOf(context);
  await record(context, [
    {
      at: now,
      companyId: row.company_id,
      carrierCompanyId: principal.companyId,
      entityId: loadId,
      optionId: own.optionId,
      actor,
      batchUuid,
      changes,
      action: 'load.vehicle_assigned',
    },
  ]);
}

/** What becomes different, by names; one that is not the carrier's own is refused at its field. */
async function changesOf(context: MemberContext, before: LoadVehicleRow | undefined, input: VehicleInput) {
  const changes: { field: string; old: string | null; new: string | null }[] = [];
  for (const [field, kind] of NAMED) {
    const [old, now] = [before?.[field] ?? null, input[field]];
    if (old === now) continue;
    const found = await findOwn(context, kind, [old, now]);
    const named = found.get(now ?? 0);
    if (now !== null && !named) throw new AppError('input.invalid', { fields: { [field]: [{ code: 'not-one-of' }] } });
    const earlier = found.get(old ?? 0);
    changes.push({
      field: kind,
      old: earlier ? nameOfRecord(kind, earlier) : null,
      new: named ? nameOfRecord(kind, named) : null,
    });
  }
  return changes;
}

async function findOwn(
  { sql, principal }: MemberContext,
  kind: FleetKind,
  ids: (number | null)[],
): Promise<Map<number, RecordRow>> {
  const scope = { companyId: principal.companyId, carrierId: null };
  const rows = await listRecords(
    sql,
    kind,
    scope,
    ids.filter((id) => id !== null),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
