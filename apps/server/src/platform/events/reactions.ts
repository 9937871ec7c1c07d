import { lookUp } from '@tenderlane/domain';
import type { Context } from '../context';
import { recordEvents, type EventRow } from './events';

/** What one feature does about another's event, in the same transaction. */
export type Reaction = (context: Context, event: EventRow) => Promise<void>;

/** Event action → reaction, listed by hand where the application is built. */
export type Reactions = Readonly<Record<string, Reaction>>;

/** Writes events, and lets the features to the right follow them before the transaction ends. */
export async function recordAndReact(context: Context, events: EventRow[]): Promise<void> {
  await recordEvents(context.sql, events);
  for (const event of events) await lookUp(context.reactions, event.action)?.(context, event);
}
