import { describe, expect, it } from 'vitest';
import type { StopFacts } from '../tracking/stop-facts';
import { replaceGeofenceEvidence } from './geofence-evidence';
import { evidence, T } from './testing/build-trip';

const NONE: StopFacts = { approachedAt: null, arrivedAt: null, workingAt: null, departedAt: null };
const NOW = T + 60_000;
const arrived = evidence('arrived', 'geofence');
const tapped = evidence('arrived', 'driver');

describe('evidence of the geofence', () => {
  it.each<[string, (typeof arrived)[], Partial<StopFacts>, { at: number[]; removed: number[] } | null]>([
    ['nothing seen', [], {}, null],
    ['a first arrival', [], { arrivedAt: T }, { at: [T], removed: [] }],
    ['the same arrival', [arrived], { arrivedAt: T }, null],
    ['an earlier arrival', [arrived], { arrivedAt: T - 1 }, { at: [T - 1], removed: [arrived.id] }],
    ['no arrival any more', [arrived], {}, { at: [], removed: [arrived.id] }],
    ['a tap beside it stays', [tapped], { arrivedAt: T }, { at: [T], removed: [] }],
    [
      'a whole visit',
      [arrived],
      { arrivedAt: T, workingAt: T + 2, departedAt: T + 2 },
      { at: [T + 2, T + 2], removed: [] },
    ],
  ])('%s', (_name, present, facts, expected) => {
    const change = replaceGeofenceEvidence({ evidence: present }, { ...NONE, ...facts }, NOW);
    expect(change && { at: change.add.map(({ at }) => at), removed: change.removeIds }).toEqual(expected);
    for (const added of change?.add ?? []) expect(added).toMatchObject({ source: 'geofence', reportedAt: NOW });
  });
});
