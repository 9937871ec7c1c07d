import type { FleetKind } from '@tenderlane/domain/fleet';
import { refuseAssignment, refuseReplacement } from '@tenderlane/domain/trips';
import type { MemberContext } from '../../platform/context';
import { invalidField, throwIfRefused } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { record } from '../../platform/events/events';
import { lockAsCarrier } from '../auction';
import { listAssigned, listRecords, nameOfRecord, type RecordRow } from '../fleet';
import { followOrder } from './trip/follow-order';
import { findOwnVehicle, saveVehicle, type LoadVehicleRow } from './vehicle.queries';

type Field = 'driver_id' | 'truck_id' | 'trailer_id';
export type VehicleInput = Record<Field, number | null>;

export const NAMED = [
  ['driver_id', 'driver'],
  ['truck_id', 'truck'],
  ['trailer_id', 'trailer'],
] as const satisfies [Field, FleetKind][];

/** Sets driver and vehicles of a confirmed order; a later call replaces them. */
export async function assignVehicle(
  context: MemberContext,
  loadId: number,
  { reason = '', ...input }: VehicleInput & { reason?: string | undefined },
): Promise<void> {
  const { sql, principal } = context;
  const { own, load, row, standings, now } = await lockAsCarrier(context, loadId);
  const isConfirmed = standings.some(({ optionId, state }) => optionId === own.optionId && state === 'confirmed');
  throwIfRefused(refuseAssignment({ state: load.state, isConfirmed }));
  const before = await findOwnVehicle(sql, principal.companyId, loadId);
  const { changes, names } = await changesOf(context, before, input);
  if (changes.length === 0) return;
  const isReplaced = changes.some(({ old }) => old !== null);
  throwIfRefused(refuseReplacement({ state: load.state, isReplaced }, reason));
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
  const takenBack = changes.flatMap(({ old, new: next }) => (next === null && old !== null ? [old] : []));
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
      params: { ...names, ...(takenBack.length > 0 && { taken_back: takenBack }), ...(reason && { reason }) },
    },
  ]);
  const isSet = input.driver_id !== null && input.truck_id !== null;
  const facts = { vehicleSetAt: isSet ? (load.vehicleSetAt ?? now) : null };
  const cause = { ...actor, batchUuid };
  await followOrder(context, { row, load, carrierCompanyId: principal.companyId, now, cause, facts });
}

/** Returns the changes and all present names; a record that is not the carrier's own is refused at its field. */
async function changesOf(context: MemberContext, before: LoadVehicleRow | undefined, input: VehicleInput) {
  const changes: { field: string; old: string | null; new: string | null }[] = [];
  const names: Partial<Record<(typeof NAMED)[number][1], string | null>> = {};
  for (const [field, kind] of NAMED) {
    const [old, now] = [before?.[field] ?? null, input[field]];
    const nameOf = (record: RecordRow | undefined) => (record ? nameOfRecord(kind, record) : null);
    // An assigned record keeps its name after the carrier has deleted it.
    const [named] = old === null ? [] : await listAssigned(context.sql, kind, context.principal.companyId, old);
    if (old === now) {
      names[kind] = nameOf(named);
      continue;
    }
    names[kind] = now === null ? null : nameOf(await findOwn(context, kind, now));
    if (now !== null && names[kind] === null) throw invalidField(field, 'not-one-of');
    changes.push({ field: kind, old: nameOf(named), new: names[kind] });
  }
  return { changes, names };
}

async function findOwn({ sql, principal }: MemberContext, kind: FleetKind, id: number): Promise<RecordRow | undefined> {
  const [row] = await listRecords(sql, kind, { companyId: principal.companyId, carrierId: null }, [id]);
  return row;
}
