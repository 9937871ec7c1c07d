import { refuseAction, type BulkAction, type Refusal } from '@tenderlane/domain';
import { shipperApi, type Endpoint } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { extendTender, publish } from '../auction';
import { cancelTender } from '../awards';
import { archiveOwnLoad, changeOwnTags, handOverLoad, unarchiveOwnLoad, type SelectedLoad } from '../loads';

/** What is done, and with what; the same for every load. */
export type BulkOrder =
  | { action: 'cancel'; reason: string }
  | { action: 'archive' }
  | { action: 'publish' }
  | { action: 'extend'; minutes: number; reason: string }
  | { action: 'tag'; add: string[]; remove: string[] }
  | { action: 'hand_over'; managerId: number };

/** Taking back what a job did to a load, by what it kept about it. */
export type UndoOrder = { action: 'untag' | 'unarchive' };

export type Order = BulkOrder | UndoOrder;

/** A load as it was when the change was ordered. */
export type LoadBefore = Pick<SelectedLoad, 'state' | 'version' | 'manager_id'>;

interface Action {
  /** The call for one load, which says who may. */
  call: Endpoint;
  /** What the state alone refuses. */
  refuse(load: SelectedLoad): Refusal | null;
  /** Whether a load is no longer what the person saw. */
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
    // What is published is what was there at the press: an edit meanwhile may be half done.
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
    // Somebody else has found another person for it meanwhile.
    isChanged: (before, now) => before.manager_id !== now.manager_id,
  },
};

/** Does it to one load, by the command that the call for one load runs; answers what undoing it needs. */
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

/** Takes it back from one load: its own tags only, and only an archive that it is still in. */
export async function undoOne(context: MemberContext, id: number, order: UndoOrder, kept: unknown): Promise<void> {
  if (order.action === 'unarchive') return void (await unarchiveOwnLoad(context, id));
  const { added = [], removed = [] } = (kept ?? {}) as { added?: string[]; removed?: string[] };
  await changeOwnTags(context, id, { add: removed, remove: added });
}

export const isUndo = (order: Order): order is UndoOrder => order.action === 'untag' || order.action === 'unarchive';

/** The action whose rights an order needs: who may archive may take that back at once. */
export const ruleOf = (order: Order): Action =>
  isUndo(order) ? ACTIONS[order.action === 'untag' ? 'tag' : 'archive'] : ACTIONS[order.action];
