import { setImmediate } from 'node:timers/promises';
import type { Refusal } from '@tenderlane/domain/core';
import { refuseNewManager } from '@tenderlane/domain/load';
import type { BulkPreview } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { refusalOf } from '../jobs';
import { countMissing, findColleagueRole, tenderNumber, type SelectedLoad } from '../loads';
import { ACTIONS } from './actions';
import { allowAction, readSelection, type BulkBody } from './selection';

const EXAMPLES = 3;
/** Drafts that are checked at a time, so that other requests are answered in between. */
const PART = 50;

interface Group {
  code: string;
  params: Record<string, unknown>;
  loads: SelectedLoad[];
}

export async function previewBulk(context: MemberContext, body: BulkBody): Promise<BulkPreview> {
  allowAction(context, body.action);
  const loads = await readSelection(context, body);
  const groups = new Map<string, Group>();
  const add = (load: SelectedLoad, code: string, params: Record<string, unknown>) => {
    // The parameters, such as the state, are part of the key, because the reader can change only some states.
    const key = `${code} ${JSON.stringify(params)}`;
    const group = groups.get(key) ?? { code, params, loads: [] };
    groups.set(key, group);
    group.loads.push(load);
  };
  const refuse = await readRefusal(context, body);
  const able: SelectedLoad[] = [];
  for (const load of loads) {
    const refusal = refuse(load);
    if (refusal) add(load, refusal.code, refusal.params ?? {});
    else able.push(load);
  }
  if (body.action === 'publish') {
    for (const load of await listIncomplete(context, able)) add(load, 'load.incomplete', {});
  }
  const cannot = [...groups.values()].toSorted((a, b) => b.loads.length - a.loads.length);
  const refused = cannot.reduce((sum, group) => sum + group.loads.length, 0);
  return {
    total: loads.length,
    can: loads.length - refused,
    cannot: cannot.map((group) => ({
      ...refusalOf(context.locale, group.code, group.params),
      count: group.loads.length,
      examples: group.loads.slice(0, EXAMPLES).map((load) => ({ id: load.id, name: load.name ?? tenderNumber(load) })),
    })),
    needs_reason: body.action === 'cancel' || body.action === 'extend',
  };
}

async function readRefusal(
  { sql, principal }: MemberContext,
  { action, manager_id: managerId }: BulkBody,
): Promise<(load: SelectedLoad) => Refusal | null> {
  if (action !== 'hand_over' || managerId === undefined) return ACTIONS[action].refuse;
  const role = await findColleagueRole(sql, principal.companyId, managerId);
  return (load) => refuseNewManager(load, role);
}

async function listIncomplete(context: MemberContext, drafts: SelectedLoad[]): Promise<SelectedLoad[]> {
  const missing = new Map<number, number>();
  for (let from = 0; from < drafts.length; from += PART) {
    const part = drafts.slice(from, from + PART).map(({ id }) => id);
    for (const [id, count] of await countMissing(context, part)) missing.set(id, count);
    await setImmediate();
  }
  return drafts.filter(({ id }) => (missing.get(id) ?? 0) > 0);
}
