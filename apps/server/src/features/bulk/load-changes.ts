import { setImmediate } from 'node:timers/promises';
import { refuse, type Refusal } from '@tenderlane/domain/core';
import { type LoadBulkAction } from '@tenderlane/domain/jobs';
import { refuseAction, refuseNewManager } from '@tenderlane/domain/loads';
import { lookUp } from '@tenderlane/domain/values';
import { shipperApi, type BodyOf, type Endpoint, type ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { invalidField } from '../../platform/errors';
import type { JobRecord, RecordOutcome } from '../../platform/long-jobs/long-job.queries';
import { extendTender, publish } from '../auction';
import { cancelTender } from '../awards';
import {
  archiveOwnLoad,
  changeOwnTags,
  findColleagueRole,
  handOverLoad,
  loadList,
  lockOwnLoad,
  tenderNumber,
  unarchiveOwnLoad,
  type SelectedLoad,
} from '../loads';
import type { BulkKind, Refused } from './bulk-kind';

type Body = Omit<NonNullable<BodyOf<ShipperApi['POST /loads/bulk']>>, 'filter'> & {
  filter?: loadList.LoadsFilter | undefined;
};

type LoadsOrder =
  | { action: 'cancel'; reason: string }
  | { action: 'archive' }
  | { action: 'publish' }
  | { action: 'extend'; minutes: number; reason: string }
  | { action: 'tag'; add: string[]; remove: string[] }
  | { action: 'hand_over'; managerId: number };

type UndoOrder = { action: 'untag' } | { action: 'unarchive' };

/** Drafts that are checked at a time, so that other requests are answered in between. */
const PART = 50;

const CALLS: Record<LoadBulkAction | UndoOrder['action'], Endpoint> = {
  cancel: shipperApi['PUT /loads/{id}/cancel'],
  archive: shipperApi['PUT /loads/{id}/archive'],
  unarchive: shipperApi['PUT /loads/{id}/archive'],
  publish: shipperApi['PUT /loads/{id}/publish'],
  extend: shipperApi['PUT /loads/{id}/extend'],
  tag: shipperApi['PUT /loads/{id}/tags'],
  untag: shipperApi['PUT /loads/{id}/tags'],
  hand_over: shipperApi['PUT /loads/{id}/manager'],
};

type Facts = Pick<SelectedLoad, 'state' | 'version' | 'manager_id'>;

/** An action is not done if one of these facts has changed since the order. */
const FACTS: Record<LoadBulkAction, readonly (keyof Facts)[]> = {
  cancel: ['state'],
  archive: ['state'],
  // The version seen at the order is published; a later edit may be incomplete.
  publish: ['state', 'version'],
  extend: ['state'],
  tag: [],
  // A colleague has assigned another person meanwhile.
  hand_over: ['manager_id'],
};

export const loadChanges: BulkKind<Body, LoadsOrder | UndoOrder, SelectedLoad> = {
  kind: 'loads.bulk',
  undoneBy: { tag: 'untag', archive: 'unarchive' },
  needReason: ['cancel', 'extend'],
  callOf: (action) => lookUp(CALLS, action) ?? CALLS.tag,
  list: loadList.selectLoads,
  nameOf: (load) => load.name ?? tenderNumber(load),
  factsOf: ({ state, version, manager_id }): Facts => ({ state, version, manager_id }),
  readOrder,
  async refuse(context, body, loads) {
    const refuseLoad = await readRule(context, body);
    const refused: Refused<SelectedLoad>[] = [];
    const able: SelectedLoad[] = [];
    for (const load of loads) {
      const refusal = refuseLoad(load);
      if (refusal) refused.push([load, refusal]);
      else able.push(load);
    }
    const incomplete = body.action === 'publish' ? await listIncomplete(context, able) : [];
    return [...refused, ...incomplete.map((load) => [load, refuse('load.incomplete')] as const)];
  },
  change: changeLoad,
};

function readOrder(body: Body): LoadsOrder {
  const { action, reason, add_tags: add = [], remove_tags: remove = [], manager_id: managerId, minutes } = body;
  switch (action) {
    case 'cancel':
      if (!reason) throw invalidField('reason', 'required');
      return { action, reason };
    case 'extend':
      if (minutes === undefined) throw invalidField('minutes', 'required');
      if (!reason) throw invalidField('reason', 'required');
      return { action, minutes, reason };
    case 'tag':
      if (add.length + remove.length === 0) throw invalidField('add_tags', 'required');
      return { action, add, remove };
    case 'hand_over':
      if (managerId === undefined) throw invalidField('manager_id', 'required');
      return { action, managerId };
    default:
      return { action };
  }
}

async function readRule(
  { sql, principal }: MemberContext,
  { action, manager_id: managerId }: Body,
): Promise<(load: SelectedLoad) => Refusal | null> {
  if (action === 'tag') return () => null;
  if (action !== 'hand_over' || managerId === undefined) return (load) => refuseAction(action, load);
  const role = await findColleagueRole(sql, principal.companyId, managerId);
  return (load) => refuseNewManager(load, role);
}

async function listIncomplete(context: MemberContext, drafts: readonly SelectedLoad[]): Promise<SelectedLoad[]> {
  const missing = new Map<number, number>();
  for (let from = 0; from < drafts.length; from += PART) {
    const part = drafts.slice(from, from + PART).map(({ id }) => id);
    for (const [id, count] of await loadList.countMissing(context, part)) missing.set(id, count);
    await setImmediate();
  }
  return drafts.filter(({ id }) => (missing.get(id) ?? 0) > 0);
}

async function changeLoad(
  context: MemberContext,
  order: LoadsOrder | UndoOrder,
  { record_id: id, before }: JobRecord,
): Promise<RecordOutcome> {
  const { row } = await lockOwnLoad(context, id);
  if (order.action === 'unarchive') {
    if (row.state !== 'archived') return { outcome: 'changed' };
    await unarchiveOwnLoad(context, id);
    return { outcome: 'done' };
  }
  if (order.action === 'untag') {
    // Only the tags that the job changed are restored.
    const { added = [], removed = [] } = (before ?? {}) as { added?: string[]; removed?: string[] };
    await changeOwnTags(context, id, { add: removed, remove: added });
    return { outcome: 'done' };
  }
  if (FACTS[order.action].some((fact) => (before as Facts)[fact] !== row[fact])) return { outcome: 'changed' };
  return { outcome: 'done', undo: await changeOne(context, id, order) };
}

async function changeOne(context: MemberContext, id: number, order: LoadsOrder): Promise<unknown> {
  switch (order.action) {
    case 'cancel':
      return void (await cancelTender(context, id, order.reason));
    case 'archive':
      return void (await archiveOwnLoad(context, id));
    case 'publish':
      return void (await publish(context, id));
    case 'extend':
      return void (await extendTender(context, id, order));
    case 'tag': {
      const { added, removed } = await changeOwnTags(context, id, order);
      return { added, removed };
    }
    case 'hand_over':
      return void (await handOverLoad(context, id, order.managerId));
  }
}
