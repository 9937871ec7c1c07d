import type { StopFacts } from '../tracking/stop-facts';
import type { StopChange } from './report-stop';
import type { TripStop } from './stop';

const FACTS = [
  ['approaching', 'approachedAt'],
  ['arrived', 'arrivedAt'],
  ['working', 'workingAt'],
  ['departed', 'departedAt'],
] as const;

export function replaceGeofenceEvidence(
  { evidence }: Pick<TripStop, 'evidence'>,
  facts: StopFacts,
  t: number,
): StopChange | null {
  const changes = FACTS.flatMap(([kind, fact]) => {
    const at = facts[fact];
    const before = evidence.find((one) => one.kind === kind && one.source === 'geofence');
    return (before?.at ?? null) === at ? [] : [{ kind, at, before }];
  });
  if (changes.length === 0) return null;
  return {
    add: changes.flatMap(({ kind, at }) =>
      at === null ? [] : [{ kind, source: 'geofence', at, isInside: true, reportedAt: t } as const],
    ),
    removeIds: changes.flatMap(({ before }) => before?.id ?? []),
  };
}
