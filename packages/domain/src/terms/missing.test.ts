import { describe, expect, it } from 'vitest';
import { buildTerms, END, minutes, PICKUP, START } from '../bids/testing/build-auction';
import type { Capabilities } from '../carriers/capabilities';
import type { Terms } from './terms';
import { changesOnlyGrow, frozenChange, materialChange, type Audience } from './edit-after-publication';
import { firstPickup, type Address, type LoadContent, type Waypoint } from '../loads/load';
import { audienceSize, missingForPublication } from './missing';

const ADDRESS: Address = {
  name: 'Gate 4',
  countryId: 'ua',
  city: 'Kyiv',
  street: '',
  postalCode: '',
  lat: 50.45,
  lon: 30.52,
  timeZone: 'Europe/Kyiv',
};

function buildStop(kind: Waypoint['kind'], from: number, to = from + minutes(120)): Waypoint {
  return { kind, address: ADDRESS, window: { from, to } };
}

const COMPLETE: LoadContent = {
  tenderType: 'ftl',
  cargo: {
    name: 'Tiles',
    weightKg: 20_000,
    volumeM3: null,
    packages: null,
    loadingMetres: null,
    pallets: null,
    isStackable: null,
    lengthM: null,
    widthM: null,
    heightM: null,
    declaredValue: null,
  },
  truck: { bodyTypes: ['tent'], loadTypes: [], temperature: null },
  waypoints: [buildStop('pickup', PICKUP), buildStop('delivery', PICKUP + minutes(600))],
  payment: { type: null, daysToPay: 3 },
  missingFields: [],
};

function missing(load: Partial<LoadContent>, terms: Partial<Terms> = {}, audienceCount = 1): string[] {
  const found = missingForPublication({ ...COMPLETE, ...load }, buildTerms(terms), audienceCount, START);
  return found.map(({ field, code }) => `${field} ${code}`);
}

const [PICK, DROP] = COMPLETE.waypoints as [Waypoint, Waypoint];

describe('the check before publication', () => {
  it('a complete tender may be published', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ waypoints: [PICK, { ...PICK, kind: 'stop', window: { from: null, to: null } }, DROP] })).toEqual(
      [],
    );
  });

  it('a part load needs its space and whether it may be stacked, and a full load does not', () => {
    const part = (cargo: Partial<LoadContent['cargo']>) =>
      missing({ tenderType: 'ltl', cargo: { ...COMPLETE.cargo, ...cargo } });
    expect(part({})).toEqual(['cargo.loading_metres no-space', 'cargo.stackable required']);
    expect(part({ loadingMetres: 2.4, isStackable: false })).toEqual([]);
    expect(part({ pallets: 6, isStackable: true })).toEqual([]);
    expect(part({ pallets: 6 })).toEqual(['cargo.stackable required']);
    expect(missing({ tenderType: 'ftl' })).toEqual([]);
  });

  it.each<[string, Partial<LoadContent>, string[]]>([
    ['no stops', { waypoints: [] }, ['waypoints too-few', 'waypoints no-pickup', 'waypoints no-delivery']],
    ['31 stops', { waypoints: [...Array.from({ length: 30 }, () => PICK), DROP] }, ['waypoints too-many']],
    ['no delivery', { waypoints: [PICK, PICK] }, ['waypoints no-delivery']],
    [
      'the delivery first',
      { waypoints: [{ ...DROP, kind: 'delivery' }, buildStop('pickup', PICKUP + minutes(600))] },
      ['waypoints delivery-before-pickup'],
    ],
    ['no address', { waypoints: [PICK, { ...DROP, address: null }] }, ['waypoints.1.address required']],
    [
      'no window',
      { waypoints: [PICK, { ...DROP, window: { from: null, to: null } }] },
      ['waypoints.1.window.from required', 'waypoints.1.window.to required'],
    ],
    [
      'a window that ends before it begins',
      { waypoints: [PICK, buildStop('delivery', PICKUP + 10, PICKUP + 9)] },
      ['waypoints.1.window.to window-order'],
    ],
    [
      'a window in the past',
      { waypoints: [PICK, buildStop('delivery', 1, START)] },
      ['waypoints.1.window.to window-past', 'waypoints.1.window.to stops-order'],
    ],
    [
      'stops out of order',
      { waypoints: [PICK, buildStop('delivery', PICKUP - 9, PICKUP - 1)] },
      ['waypoints.1.window.to stops-order'],
    ],
    [
      'no cargo',
      { cargo: { ...COMPLETE.cargo, name: ' ', weightKg: null } },
      ['cargo.name required', 'cargo.weight_kg required'],
    ],
    ['no truck', { truck: { ...COMPLETE.truck, bodyTypes: [] } }, ['truck.body_types required']],
  ])('the check before publication names %s', (_name, load, expected) => {
    expect(missing(load)).toEqual(expected);
  });

  it.each<[string, Partial<Terms>, string]>([
    ['a target above starting', { startingRate: 100, targetRate: 101 }, 'auction.target_rate target-above-starting'],
    [
      'book-now above starting',
      { startingRate: 100, bookNowPrice: 101 },
      'auction.book_now_price book-now-above-starting',
    ],
    ['an automatic choice without a rate', { winner: 'automatic' }, 'auction.target_rate automatic-needs-rate'],
    ['a rate of nothing', { startingRate: 0 }, 'auction.starting_rate out-of-range'],
    ['a duration of nothing', { durationMinutes: 0 }, 'auction.duration_minutes out-of-range'],
    ['extra minutes above an hour', { extraMinutes: 61 }, 'auction.extra_minutes out-of-range'],
    ['a confirmation of a minute', { confirmMinutes: 1 }, 'auction.confirm_minutes out-of-range'],
    ['an end too near to the pickup', { durationMinutes: 4 * 24 * 60 }, 'auction.duration_minutes end-after-pickup'],
  ])('the check before publication names %s', (_name, terms, expected) => {
    expect(missing({}, terms)).toEqual([expected]);
  });

  it('the check before publication names an empty audience and all problems at once', () => {
    expect(missing({}, {}, 0)).toEqual(['auction.audience audience-empty']);
    const nobody = { joined: 0, invited: 0, isPublic: false };
    expect(audienceSize(nobody)).toBe(0);
    for (const somebody of [{ joined: 1 }, { invited: 1 }, { isPublic: true }]) {
      expect(missing({}, {}, audienceSize({ ...nobody, ...somebody }))).toEqual([]);
    }
    expect(missing({ waypoints: [], cargo: { ...COMPLETE.cargo, name: '' } }, { winner: 'automatic' }, 0)).toHaveLength(
      6,
    );
  });

  it('the check before publication reads the first pickup in any position', () => {
    expect(firstPickup([DROP, PICK])).toEqual(PICK.window);
    expect(firstPickup([DROP])).toEqual({ from: null, to: null });
  });
});

describe('an edit after publication', () => {
  it.each<[string, Partial<LoadContent>, string[]]>([
    ['nothing', {}, []],
    ['the order of body types', { truck: { ...COMPLETE.truck, bodyTypes: ['tent'] } }, []],
    ['the name of a place', { waypoints: [{ ...PICK, address: { ...ADDRESS, name: 'Gate 5' } }, DROP] }, []],
    ['a street', { waypoints: [{ ...PICK, address: { ...ADDRESS, street: 'A' } }, DROP] }, ['route']],
    ['a window', { waypoints: [PICK, buildStop('delivery', PICKUP)] }, ['dates']],
    [
      'weight and payment',
      { cargo: { ...COMPLETE.cargo, weightKg: 1 }, payment: { type: null, daysToPay: 30 } },
      ['cargo', 'payment'],
    ],
    ['the temperature', { truck: { ...COMPLETE.truck, temperature: { minC: 2, maxC: 4 } } }, ['truck']],
  ])('a material edit after publication is recognized: %s', (_name, change, sections) => {
    expect(materialChange(COMPLETE, { ...COMPLETE, ...change })).toEqual(sections);
  });

  it('the fixed terms after publication are found, with more of them after the first bid', () => {
    const before = buildTerms({ startingRate: 100 });
    const after = {
      ...before,
      mode: 'sealed',
      startingRate: 90,
      step: { kind: 'amount', value: 1 },
      targetRate: 5,
    } as const;
    expect(frozenChange(before, after, false)).toEqual(['mode']);
    expect(frozenChange(before, after, true)).toEqual(['mode', 'step', 'startingRate', 'targetRate']);
    expect(frozenChange(before, { ...before, step: { ...before.step } }, true)).toEqual([]);
  });

  const some: Audience = { kind: 'carriers', labelIds: [], carrierIds: [1, 2], capabilities: null };
  it.each<[string, Audience, number, string | null]>([
    ['more carriers', { ...some, carrierIds: [1, 2, 3] }, END, null],
    ['the whole network', { ...some, kind: 'network', carrierIds: [] }, END + 1, null],
    ['fewer carriers', { ...some, carrierIds: [1] }, END, 'load.audience-shrinks'],
    ['another kind', { ...some, kind: 'labels' }, END, 'load.audience-shrinks'],
    ['an earlier end', some, END - 1, 'auction.end-not-later'],
  ])('audience and time may only grow after publication: %s', (_name, audience, end, code) => {
    expect(changesOnlyGrow({ audience: some, end: END }, { audience, end })?.code ?? null).toBe(code);
  });

  const whole = (countryId: string) => ({ countryId, point: null });
  const lane = (from: string, to: string) => ({ from: whole(from), to: whole(to) });
  const rule = { bodyTypes: ['tent'], certificates: ['adr' as const], lanes: [lane('pl', 'ua')] };
  it.each<[string, Capabilities, boolean]>([
    ['the same rule', { ...rule, lanes: [lane('pl', 'ua')] }, true],
    ['one more body', { ...rule, bodyTypes: ['reefer', 'tent'] }, true],
    ['any body', { ...rule, bodyTypes: [] }, true],
    ['no certificate', { ...rule, certificates: [] }, true],
    ['one more lane', { ...rule, lanes: [lane('de', 'ua'), lane('pl', 'ua')] }, true],
    ['another body', { ...rule, bodyTypes: ['reefer'] }, false],
    ['one more certificate', { ...rule, certificates: ['adr', 'tir'] }, false],
    ['the lane turned round', { ...rule, lanes: [lane('ua', 'pl')] }, false],
    ['nothing at all, which no carrier has', { bodyTypes: [], certificates: [], lanes: [] }, false],
  ])('an audience by capabilities may only grow after publication: %s', (_name, capabilities, grows) => {
    const audience: Audience = { kind: 'capabilities', labelIds: [], carrierIds: [], capabilities: rule };
    const changed = { audience: { ...audience, capabilities }, end: END };
    expect(changesOnlyGrow({ audience, end: END }, changed) === null).toBe(grows);
  });

  it('an audience with any body cannot get single bodies after publication', () => {
    const of = (bodyTypes: string[]): { audience: Audience; end: number } => ({
      audience: { ...some, kind: 'capabilities', capabilities: { bodyTypes, certificates: ['adr'], lanes: [] } },
      end: END,
    });
    expect(changesOnlyGrow(of([]), of(['tent']))?.code).toBe('load.audience-shrinks');
  });
});
