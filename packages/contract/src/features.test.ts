import { describe, expect, it } from 'vitest';
import { apiBases } from './api';
import type { CallGroup, ContractFeature } from './core/feature';
import { eventCatalogue } from './events';
import { FEATURES } from './features';

const features: readonly ContractFeature[] = FEATURES;
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const keysOf = (...groups: CallGroup[]) =>
  features.flatMap(({ calls }) => groups.flatMap((group) => Object.keys(calls[group] ?? {})));

describe('declarations of the features', () => {
  it.each<[string, CallGroup[], keyof typeof apiBases]>([
    ['call of the shipper', ['shared', 'shipper'], 'shipper'],
    ['call of the carrier', ['shared', 'carrier'], 'carrier'],
    ['public call', ['public'], 'public'],
    ['call of the driver', ['driver'], 'driver'],
  ])('no two features declare the same %s', (_name, groups, base) => {
    const keys = keysOf(...groups);
    expect(repeated(keys)).toEqual([]);
    expect(Object.keys(apiBases[base]).sort()).toEqual(keys.sort());
  });

  it('no two features declare the same event', () => {
    const actions = features.flatMap(({ events = {} }) => Object.keys(events));
    expect(repeated(actions)).toEqual([]);
    expect(Object.keys(eventCatalogue).sort()).toEqual(actions.sort());
  });
});
