import type { RecordableAction } from '@tenderlane/contract/events';
import type { Context } from '../context';
import type { EventOf, NewEvent } from './events';

/** Recorded so often, under locks that others wait for, that nobody may act in their transaction. */
export type HotAction = 'load.bid_placed' | 'load.extended' | 'option.outbid';

/** What recording a change needs: its transaction, its clock and the subscribers in that transaction. */
export type RecordContext = Pick<Context, 'sql' | 'clock' | 'inTransaction'> & {
  /** Events that subscribers record; they are passed on after the present ones. */
  following?: NewEvent[];
};

/** What one feature does about others' events before they are committed. It never refuses: what it throws is a bug. */
type Handler<Action extends RecordableAction> = (
  context: RecordContext,
  events: readonly EventOf<Action>[],
) => Promise<void>;

/** Action → what features do about it, each in turn. */
export type InTransaction = {
  readonly [Action in Exclude<RecordableAction, HotAction>]?: readonly Handler<Action>[];
};

/** The lists of features as one, in the order they are given. */
export function joinSubscribers(...lists: readonly InTransaction[]): InTransaction {
  const joined = new Map<string, unknown[]>();
  for (const [action, handlers] of lists.flatMap((list) => Object.entries(list))) {
    joined.set(action, [...(joined.get(action) ?? []), ...handlers]);
  }
  return Object.fromEntries(joined) as InTransaction;
}

/** Passes recorded events to their subscribers; events that those record follow after the present ones. */
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
