import type { z } from 'zod';
import type { EventKind, EventSide, ViewFacts } from './core/event';
import type { AllOf, ContractFeature, Flat } from './core/feature';
import { FEATURES, type ListedFeature } from './features';

export type EventCatalogue = Flat<AllOf<Extract<ListedFeature, { events: object }>['events']>>;

export const eventCatalogue = Object.assign(
  {},
  ...FEATURES.map(({ events }: ContractFeature) => events),
) as EventCatalogue;

export type RecordableAction = keyof EventCatalogue;
export type KeptAction = {
  [Action in RecordableAction]: false extends EventCatalogue[Action]['kept'] ? never : Action;
}[RecordableAction];

export type ParamsOf<Action extends RecordableAction> = z.infer<EventCatalogue[Action]['params']>;
export type { EventKind, EventSide, ViewFacts } from './core/event';

/** Looked up by text, because an event may have been recorded by a newer release. */
const kinds = new Map<string, EventKind>(Object.entries(eventCatalogue));

export const KEPT_ACTIONS = [...kinds].flatMap(([action, { kept }]) => (kept === false ? [] : action));

/** Actions that a side may see of a tender; others are not even read for it. */
export const actionsShownTo = (side: EventSide, facts: ViewFacts): string[] =>
  [...kinds].filter(([, { views }]) => views[side]?.(facts)).map(([action]) => action);

/** Returns a side's view of an event now, or null. Nothing else reads the recorded params. */
export function viewOf(
  { action, params }: { action: string; params: unknown },
  side: EventSide,
  facts: ViewFacts,
): Record<string, unknown> | null {
  const show = kinds.get(action)?.views[side]?.(facts);
  return show ? (show(params) as Record<string, unknown> | null) : null;
}
