import type { Refusal } from '@tenderlane/domain/core';
import type { BulkAction } from '@tenderlane/domain/jobs';
import { refuseAction } from '@tenderlane/domain/load';
import { shipperApi, type Endpoint } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { extendTender, publish } from '../auction';
import { cancelTender } from '../awards';
import { archiveOwnLoad, changeOwnTags, handOverLoad, unarchiveOwnLoad, type SelectedLoad } from '../loads';

export type BulkOrder =
  | { action: 'cancel'; reason: string }
  | { action: 'archive' }
  | { action: 'publish' }
  | { action: 'extend'; minutes: number; reason: string }
  | { action: 'tag'; add: string[]; remove: string[] }
  | { action: 'hand_over'; managerId: number };

export type UndoOrder = { action: 'untag' | 'unarchive' };

export type Order = BulkOrder | UndoOrder;

export type LoadBefore = Pick<SelectedLoad, 'state' | 'version' | 'manager_id'>;

interface Action {
  call: Endpoint;
  refuse(load: SelectedLoad): Refusal | null;
  isChanged(before: LoadBefore, now: LoadBefore): boolean;
}

const otherState = (before: LoadBefore, now: LoadBefore) => before.state !== now.state;

export const ACTIONS: Record<BulkAction, Action> = {
  cancel: {
    call: shipperApi['PUT /loads/{id}/cancel'],
    refuse: (load) => refuseAction('cancel', load),
    isChanged: otherState,
  },
  archive: {
    call: shipperApi['PUT /loads/{id}/archive'],
    refuse: (load) => refuseAction('archive', load),
    isChanged: otherState,
  },
  publish: {
    call: shipperApi['PUT /loads/{id}/publish'],
    refuse: (load) => refuseAction('publish', load),
    // The version seen at the order is published; a later edit may be incomplete.
    isChanged: (before, now) => before.state !== now.state || before.version !== now.version,
  },
  extend: {
    call: shipperApi['PUT /loads/{id}/extend'],
    refuse: (load) => refuseAction('extend', load),
    isChanged: otherState,
  },
  tag: {
    call: shipperApi['PUT /loads/{id}/tags'],
    refuse: () => null,
    isChanged: () => false,
  },
  hand_over: {
    call: shipperApi['PUT /loads/{id}/manager'],
    refuse: (load) => refuseAction('hand_over', load),
    // A colleague has assigned another person meanwhile.
    isChanged: (before, now) => before.manager_id !== now.manager_id,
  },
};

export async function changeOne(context: MemberContext, id: number, order: BulkOrder): Promise<unknown> {
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

/** Reverses one load: only tags that the job changed, and only an archive that still holds. */
export async function undoOne(context: MemberContext, id: number, order: UndoOrder, kept: unknown): Promise<void> {
  if (order.action === 'unarchive') return void (await unarchiveOwnLoad(context, id));
  const { added = [], removed = [] } = (kept ?? {}) as { added?: string[]; removed?: string[] };
  await changeOwnTags(context, id, { add: removed, remove: added });
}

export const isUndo = (order: Order): order is UndoOrder => order.action === 'untag' || order.action === 'unarchive';

/** Returns the action whose right is required; the right to archive includes undoing it. */
export const ruleOf = (order: Order): Action =>
  isUndo(order) ? ACTIONS[order.action === 'untag' ? 'tag' : 'archive'] : ACTIONS[order.action];
