import { LOAD_STATES } from '@tenderlane/domain/loads';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { isSameTime, refuseAssignment } from '@tenderlane/domain/trips';
import type { CarrierVehicle, Driver, LoadVehicle, Vehicle } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { iso } from '../../platform/present';
import { listAssigned, presentRecords } from '../fleet';
import { findOwnRow, tenderNumber } from '../loads';
import {
  findOwnOption,
  findOwnVehicle,
  findVehicleOfOrder,
  listOtherOrders,
  type LoadVehicleRow,
} from './vehicle.queries';

export async function showVehicle(context: MemberContext, loadId: number): Promise<LoadVehicle> {
  const { sql, principal } = context;
  await findOwnRow(context, loadId);
  const row = await findVehicleOfOrder(sql, principal.companyId, loadId);
  return present(context, row, {});
}

/** Finds the carrier's own order and the refusal of changing its vehicle; 404 if the session may not see the order. */
export async function checkOwnOrder({ sql, principal }: MemberContext, loadId: number) {
  const option = await findOwnOption(sql, principal, loadId);
  if (!option) throw notFound();
  const state = LOAD_STATES.find((one) => one === option.load_state) ?? 'archived';
  const isConfirmed = option.state === 'confirmed';
  return { isConfirmed, isStarted: state === 'in_progress', refusal: refuseAssignment({ state, isConfirmed }) };
}

export async function showOwnVehicle(context: MemberContext, loadId: number): Promise<CarrierVehicle> {
  const { sql, principal } = context;
  const { isConfirmed, isStarted, refusal } = await checkOwnOrder(context, loadId);
  const row = isConfirmed ? await findOwnVehicle(sql, principal.companyId, loadId) : undefined;
  const named = await present(
    context,
    row,
    refusal ? { assign: { code: refusal.code, params: { ...refusal.params } } } : {},
  );
  return { ...named, needs_reason: isStarted, clashes: row && !refusal ? await clashesOf(context, loadId) : [] };
}

/** The session of a link sees no other order. */
async function clashesOf({ sql, principal }: MemberContext, loadId: number): Promise<CarrierVehicle['clashes']> {
  if (principal.limit) return [];
  const rows = await listOtherOrders(sql, principal.companyId, loadId);
  return rows
    .filter(({ own, other }) => isSameTime(own, other))
    .map(({ load_id, number, company, kinds }) => ({ load_id, number: tenderNumber({ number }), company, kinds }));
}

async function present(
  context: MemberContext,
  row: LoadVehicleRow | undefined,
  refusals: LoadVehicle['refusals'],
): Promise<LoadVehicle> {
  const one = async (kind: FleetKind, id: number | null | undefined) => {
    if (!id) return null;
    const rows = await listAssigned(context.sql, kind, context.principal.companyId, id);
    const [shown] = await presentRecords(context, kind, rows);
    if (!shown) return null;
    return context.principal.limit ? withNamesOnly(shown) : shown;
  };
  return {
    driver: (await one('driver', row?.driver_id)) as Driver | null,
    truck: (await one('truck', row?.truck_id)) as Vehicle | null,
    trailer: (await one('trailer', row?.trailer_id)) as Vehicle | null,
    changed_at: iso(row?.changed_at ?? null),
    refusals,
  };
}

const SHOWN_BY_LINK = [
  'id',
  'is_own',
  'created_at',
  'updated_at',
  'name',
  'plate',
  'type',
  'length_unit',
  'capacity_unit',
];

/** A link may have been passed on, so it shows only names, not documents. */
const withNamesOnly = (shown: object) =>
  Object.fromEntries(
    Object.entries(shown).map(([field, value]: [string, unknown]) => {
      if (field === 'is_whole') return [field, false];
      if (SHOWN_BY_LINK.includes(field)) return [field, value];
      return [field, Array.isArray(value) ? [] : null];
    }),
  );
