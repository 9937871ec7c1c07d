import type { RecordableAction } from '@tenderlane/contract/events';
import type { Clock } from '../clock';
import type { Sql } from '../database/database';
import type { EventOf, NewEvent } from './new-event';

/** Actions recorded so often, under contended locks, that no subscriber may run in their transaction. */
export type FrequentAction = 'load.bid_placed' | 'load.extended';

export interface RecordContext {
  sql: Sql;
  clock: Clock;
  inTransaction: InTransaction;
  following?: NewEvent[];
}

/** Handler of another feature's event before the commit. It must not refuse: an exception is a bug. */
type Handler<Action extends RecordableAction> = (
  context: RecordContext,
  events: readonly EventOf<Action>[],
) => Promise<void>;

export type InTransaction = {
  readonly [Action in Exclude<RecordableAction, FrequentAction>]?: readonly Handler<Action>[];
};

export function joinSubscribers(...lists: readonly InTransaction[]): InTransaction {
  const joined = new Map<string, unknown[]>();
  for (const [action, handlers] of lists.flatMap((list) => Object.entries(list))) {
    joined.set(action, [...(joined.get(action) ?? []), ...handlers]);
  }
  return Object.fromEntries(joined) as InTransaction;
}

/** Passes events to their subscribers; events recorded by subscribers follow after the present ones. */
export async function runSubscribers(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  if (context.following) {
    context.following.push(...events);
    return;
  }
  const handlersOf = context.inTransaction as Partial<Record<string, readonly Handler<RecordableAction>[]>>;
  for (let batch = events; batch.length > 0;) {
    const following: NewEvent[] = [];
    for (const action of new Set(batch.map((event) => event.action))) {
      const same = batch.filter((event) => event.action === action);
      for (const handle of handlersOf[action] ?? []) await handle({ ...context, following }, same);
    }
    batch = following;
  }
}
