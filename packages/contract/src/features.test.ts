import { describe, expect, it } from 'vitest';
import { apiBases } from './api';
import type { CallGroup, ContractFeature } from './core/feature';
import { eventCatalogue } from './events';
import { FEATURES } from './features';

const features: readonly ContractFeature[] = FEATURES;
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const keysOf = (...groups: CallGroup[]) =>
  features.flatMap(({ calls }) => groups.flatMap((group) => Object.keys(calls[group] ?? {})));

describe('no two features declare', () => {
  it.each<[string, CallGroup[], keyof typeof apiBases]>([
    ['a call of the shipper', ['shared', 'shipper'], 'shipper'],
    ['a call of the carrier', ['shared', 'carrier'], 'carrier'],
    ['a public call', ['public'], 'public'],
    ['a call of the driver', ['driver'], 'driver'],
  ])('%s', (_name, groups, base) => {
    const keys = keysOf(...groups);
    expect(repeated(keys)).toEqual([]);
    expect(Object.keys(apiBases[base]).sort()).toEqual(keys.sort());
  });

  it('an event', () => {
    const actions = features.flatMap(({ events = {} }) => Object.keys(events));
    expect(repeated(actions)).toEqual([]);
    expect(Object.keys(eventCatalogue).sort()).toEqual(actions.sort());
  });
});
