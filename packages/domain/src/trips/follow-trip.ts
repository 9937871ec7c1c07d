import { isRefusal } from '../core/refusal';
import { completeLoadChange, emptyLoadChange, type LoadChange } from '../loads/load-change';
import type { LoadRecord } from '../loads/load-fields';
import { completeLoad, startLoading } from '../loads/progress';
import { withoutSteps, type Timeline } from '../loads/load-state';
import { reachedAt } from './evidence';
import { hasAcceptedProofs, proofAt, type Proof } from './proof';
import { isOver, type TripStop } from './stop';

/** Facts that the order takes from its trip; times are epoch ms, null until they hold. */
export interface TripFacts {
  loadingAt: number | null;
  transitAt: number | null;
  unloadingAt: number | null;
  deliveredAt: number | null;
  proofAt: number | null;
  isProofAccepted: boolean;
}

const departedAt = ({ evidence }: TripStop) => reachedAt(evidence, 'done');

/** The last moment at which one of the stops was left; null while one is not over, or if all were skipped. */
export function leftAt(stops: readonly TripStop[]): number | null {
  if (stops.length === 0 || !stops.every(isOver)) return null;
  const times = stops.flatMap((stop) => departedAt(stop) ?? stop.skippedAt ?? []);
  return Math.max(...times);
}

export function tripFacts(stops: readonly TripStop[], proofs: readonly Proof[]): TripFacts {
  const visited = stops.filter(({ skippedAt }) => skippedAt === null);
  const pickups = stops.filter(({ kind }) => kind === 'pickup');
  const first = visited.find(({ kind }) => kind === 'pickup');
  const last = visited.findLast(({ kind }) => kind === 'delivery');
  const deliveries = visited.filter(({ kind }) => kind === 'delivery').map(({ id }) => id);
  return {
    loadingAt: first ? reachedAt(first.evidence, 'working') : null,
    transitAt: leftAt(pickups),
    unloadingAt: last ? reachedAt(last.evidence, 'working') : null,
    deliveredAt: leftAt(stops),
    proofAt: proofAt(deliveries, proofs),
    isProofAccepted: hasAcceptedProofs(deliveries, proofs),
  };
}

const STEPS = { transit: 'transitAt', unloading: 'unloadingAt', documents_back: 'proofAt' } as const;

function timelineOf(timeline: Timeline, facts: TripFacts): Timeline {
  const steps = Object.keys(STEPS) as (keyof typeof STEPS)[];
  const held = steps.flatMap((step) => (facts[STEPS[step]] === null ? [] : [[step, facts[STEPS[step]]]]));
  return { ...withoutSteps(timeline, ...steps), ...(Object.fromEntries(held) as Timeline) };
}

/** Moves the order as far as the facts of its trip and its guards allow; a fact is never refused. */
export function followTrip(load: LoadRecord, facts: TripFacts, t: number): LoadChange {
  const { deliveredAt, proofAt: proof } = facts;
  let change = emptyLoadChange();
  const apply = (next: LoadChange) => {
    change = { load: { ...change.load, ...next.load }, events: [...change.events, ...next.events] };
  };
  if (load.deliveredAt !== deliveredAt || load.proofAt !== proof)
    apply(emptyLoadChange({ deliveredAt, proofAt: proof }));
  if (facts.loadingAt !== null) {
    const started = startLoading(load, facts.loadingAt);
    if (!isRefusal(started)) apply(started);
  }
  const moved = { ...load, ...change.load };
  if (moved.state !== 'in_progress') return completeLoadChange(load, change);
  const timeline = timelineOf(moved.timeline, facts);
  if (JSON.stringify(timeline) !== JSON.stringify(moved.timeline)) apply(emptyLoadChange({ timeline }));
  if (facts.isProofAccepted) {
    const completed = completeLoad({ ...moved, timeline }, t);
    if (!isRefusal(completed)) apply(completed);
  }
  return completeLoadChange(load, change);
}
