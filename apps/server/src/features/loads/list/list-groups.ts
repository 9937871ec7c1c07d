import { LIMITS } from '@tenderlane/domain/core';
import type { LoadState } from '@tenderlane/domain/loads';
import type { GroupTotal } from '@tenderlane/contract/loads/groups';
import type { Grouping } from '@tenderlane/contract/loads/list';
import type { MemberContext } from '../../../platform/context';
import type { LoadsFilter } from './list-conditions.queries';
import { listGroups, listPickupSlots, type GroupRow, type PickupSlotRow } from './list-groups.queries';
import { resolveFilter } from './list-loads';

const CAP = LIMITS.listTotalMax;

export async function groupLoads(context: MemberContext, query: LoadsFilter & { by: Grouping }) {
  const { by, ...asked } = query;
  const rows = await readGroupRows(context, await resolveFilter(context, asked), by);
  const totals = addUp(rows).toSorted((a, b) => b.count - a.count || (orderKey(a) < orderKey(b) ? -1 : 1));
  return {
    data: totals.slice(0, LIMITS.groupsMax),
    meta: { total_capped: (rows[0]?.found ?? 0) > CAP, groups: totals.length },
  };
}

const orderKey = ({ key }: GroupTotal) => key ?? '\uffff';

async function readGroupRows(
  { sql, principal }: MemberContext,
  filter: LoadsFilter,
  by: Grouping,
): Promise<GroupRow[]> {
  if (by !== 'pickup_day') return listGroups(sql, principal.companyId, filter, by, CAP + 1);
  const slots = await listPickupSlots(sql, principal.companyId, filter, CAP + 1);
  const dayOf = dayReader();
  return slots.map((slot) => ({ ...slot, key: dayOf(slot), name: null }));
}

function addUp(rows: GroupRow[]): GroupTotal[] {
  const totals = new Map<string | null, GroupTotal>();
  for (const { key, name, currency, count, priced, amount } of rows) {
    const total = totals.get(key) ?? { key, name, count: 0, sums: [] };
    totals.set(key, total);
    total.count += count;
    if (priced === 0) continue;
    const sum = total.sums.find((known) => known.currency === currency) ?? { amount: 0, currency, count: 0 };
    if (sum.count === 0) total.sums.push(sum);
    sum.amount = Math.min(Number.MAX_SAFE_INTEGER, sum.amount + Number(amount));
    sum.count += priced;
  }
  for (const { sums } of totals.values()) sums.sort((a, b) => b.count - a.count);
  return [...totals.values()];
}

function dayReader(): (slot: Pick<PickupSlotRow, 'slot' | 'zone'>) => string | null {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (timeZone: string) => {
    // The Swedish date format equals ISO 8601.
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
    return format;
  };
  return ({ slot, zone }) => slot && formatOf(zone).format(slot);
}

/** The largest offset of a zone from UTC, so a month's days begin and end within it. */
const ZONES_MS = 15 * 3_600_000;

export async function readCalendar(context: MemberContext, query: LoadsFilter & { month: string }) {
  const { month, ...asked } = query;
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = new Date(first);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const filter = {
    ...(await resolveFilter(context, asked)),
    pickup_from: new Date(Math.max(0, first - ZONES_MS)).toISOString(),
    pickup_to: new Date(end.getTime() + ZONES_MS).toISOString(),
  };
  const slots = await listPickupSlots(context.sql, context.principal.companyId, filter, CAP + 1);
  const days = new Map<string, { day: string; count: number; counts: Partial<Record<LoadState, number>> }>();
  const dayOf = dayReader();
  for (const slot of slots) {
    const day = dayOf(slot);
    if (!day?.startsWith(month)) continue;
    const total = days.get(day) ?? { day, count: 0, counts: {} };
    days.set(day, total);
    const state = slot.state as LoadState;
    total.count += slot.count;
    total.counts[state] = (total.counts[state] ?? 0) + slot.count;
  }
  return {
    data: [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day)),
    meta: { total_capped: (slots[0]?.found ?? 0) > CAP },
  };
}
