import { refuseAction } from '../../loads/load-state';
import { refuse, type Refusal } from '../../core/refusal';
import { MINUTE_MS } from '../../core/time';
import type { LoadAuction } from '../auction';
import { completeChange, emptyChange, type Change } from '../change';
import type { MissingForPublication } from '../../terms/missing';

export function publishLoad(load: LoadAuction, missing: readonly MissingForPublication[], t: number): Refusal | Change {
  const refused = refuseAction('publish', load) ?? refuseIncomplete(missing);
  if (refused) return refused;
  const { terms } = load;
  const end0 = t + terms.durationMinutes * MINUTE_MS;
  const change = emptyChange({
    state: 'ongoing',
    publishAt: null,
    publishedAt: t,
    end0,
    effectiveEnd: end0,
    timeline: { ...load.timeline, published: t },
  });
  change.events.push({ action: 'load.published', optionId: null, params: { end: end0 } });
  change.chain.push({
    kind: 'publish',
    payload: {
      published_at: t,
      end: end0,
      terms: { ...terms, weights: { ...terms.weights }, step: { ...terms.step } },
    },
  });
  return completeChange(load, [], change, t);
}

export function schedulePublication(
  load: LoadAuction,
  publishAt: number | null,
  missing: readonly MissingForPublication[],
  t: number,
): Refusal | Change {
  const refused = refuseAction('schedule', load);
  if (refused) return refused;
  if (publishAt !== null) {
    if (publishAt <= t) return refuse('load.publish-in-past', undefined, 'auction.publish_at');
    const incomplete = refuseIncomplete(missing);
    if (incomplete) return incomplete;
  }
  const change = emptyChange({ publishAt });
  change.events.push({ action: 'load.scheduled', optionId: null, params: { publish_at: publishAt } });
  return completeChange(load, [], change, t);
}

export function publishDue(load: LoadAuction, missing: readonly MissingForPublication[], t: number): Refusal | Change {
  const refused = refuseAction('publish_due', load);
  if (refused) return refused;
  if (load.publishAt === null || t < load.publishAt) return refuse('load.wrong-state', { state: load.state });
  if (missing.length === 0) return publishLoad(load, missing, t);
  const change = emptyChange({ publishAt: null });
  const params = { missing: missing.map(({ field, code }) => ({ field, code })) };
  change.events.push({ action: 'load.publication_failed', optionId: null, params });
  return completeChange(load, [], change, t);
}

function refuseIncomplete(missing: readonly MissingForPublication[]): Refusal | null {
  if (missing.length === 0) return null;
  return refuse('load.incomplete', { fields: missing.map(({ field }) => field) });
}
