import { describe, expect, it } from 'vitest';
import { asksNothing, coversLane, meetsLabelRule, type Capabilities, type LaneEnd } from './capabilities';

const country = (countryId: string): LaneEnd => ({ countryId, point: null });
const KYIV: LaneEnd = { countryId: 'ua', point: { lat: 50.45, lon: 30.52 } };
const BROVARY: LaneEnd = { countryId: 'ua', point: { lat: 50.51, lon: 30.79 } };
const LVIV: LaneEnd = { countryId: 'ua', point: { lat: 49.84, lon: 24.03 } };
const WARSAW: LaneEnd = { countryId: 'pl', point: { lat: 52.23, lon: 21.01 } };
const CESKY_TESIN: LaneEnd = { countryId: 'cz', point: { lat: 49.746, lon: 18.626 } };
const CIESZYN: LaneEnd = { countryId: 'pl', point: { lat: 49.751, lon: 18.632 } };

describe('the lanes of a carrier', () => {
  it.each([
    ['a country to a country', country('ua'), country('pl'), country('ua'), country('pl'), true],
    ['another country', country('ua'), country('pl'), country('ua'), country('de'), false],
    ['the opposite direction', country('ua'), country('pl'), country('pl'), country('ua'), false],
    ['a place in a country it drives everywhere in', country('ua'), country('pl'), KYIV, WARSAW, true],
    ['a country, by a place in it', KYIV, WARSAW, country('ua'), country('pl'), true],
    ['a place close by', KYIV, WARSAW, BROVARY, WARSAW, true],
    ['a place far away', KYIV, WARSAW, LVIV, WARSAW, false],
    ['a place across a border', CESKY_TESIN, WARSAW, CIESZYN, WARSAW, true],
  ])('the lane covers the wanted one or does not: %s', (_name, from, to, wantedFrom, wantedTo, covers) => {
    expect(coversLane({ from, to }, { from: wantedFrom, to: wantedTo })).toBe(covers);
  });
});

describe('the rule of a label', () => {
  const carrier: Capabilities = {
    bodyTypes: ['reefer', 'tent'],
    certificates: ['adr', 'atp'],
    lanes: [{ from: KYIV, to: country('pl') }],
  };
  const none: Capabilities = { bodyTypes: [], certificates: [], lanes: [] };
  it.each<[string, Partial<Capabilities>, boolean]>([
    ['no condition', {}, false],
    ['one of the bodies', { bodyTypes: ['reefer', 'grain'] }, true],
    ['none of the bodies', { bodyTypes: ['grain'] }, false],
    ['every certificate', { certificates: ['adr', 'atp'] }, true],
    ['a certificate is missing', { certificates: ['adr', 'tir'] }, false],
    [
      'one of the lanes',
      {
        lanes: [
          { from: country('kz'), to: country('pl') },
          { from: BROVARY, to: WARSAW },
        ],
      },
      true,
    ],
    ['none of the lanes', { lanes: [{ from: LVIV, to: WARSAW }] }, false],
    ['all three', { bodyTypes: ['tent'], certificates: ['adr'], lanes: [{ from: KYIV, to: WARSAW }] }, true],
    ['two of three', { bodyTypes: ['tent'], certificates: ['tir'], lanes: [{ from: KYIV, to: WARSAW }] }, false],
  ])('the carrier meets the rule of the label or does not: %s', (_name, rule, meets) => {
    expect(meetsLabelRule({ ...none, ...rule }, carrier)).toBe(meets);
    expect(meetsLabelRule({ ...none, ...rule }, none)).toBe(false);
  });

  it('a rule without conditions is recognized', () => {
    expect(asksNothing(none)).toBe(true);
    expect(asksNothing({ ...none, certificates: ['tir'] })).toBe(false);
  });
});
