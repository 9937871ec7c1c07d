import { describe, expect, it } from 'vitest';
import type { RequiredDocument } from './content';
import { eligibilityOf, type LoadDemands } from './eligibility';
import { daysBetween, nextNotice } from './expiry';
import { papersOf, type CarrierPapers, type PacketDocument } from './papers';

const demand = (id: string, more: Partial<RequiredDocument> = {}): RequiredDocument => ({
  id,
  kind: 'transport_licence',
  label: null,
  required: true,
  expires: false,
  least: null,
  countries: [],
  ...more,
});

const euro = (amount: number) => ({ amount, currency: 'EUR' });

describe('the documents of a network', () => {
  it('documents are valid until the first required one ends', () => {
    const required = [
      demand('d1'),
      demand('d2', { kind: 'insurance' }),
      demand('d3', { required: false }),
      demand('d4', { countries: ['ua'] }),
    ];
    const held = (
      requirement: string,
      expires: string | null,
      amount = null as PacketDocument['amount'],
    ): PacketDocument => ({
      requirement,
      document: 1,
      expires,
      amount,
    });
    expect(
      papersOf(required, 'pl', [held('d1', null), held('d2', '2027-05-01', euro(5)), held('d3', '2026-01-01')]),
    ).toEqual({
      until: '2027-05-01',
      insurance: [{ amount: euro(5), until: '2027-05-01' }],
    });
    expect(papersOf(required, 'ua', [held('d1', null), held('d2', null)])).toEqual({
      until: '0001-01-01',
      insurance: [],
    });
    expect(papersOf([demand('d1')], 'pl', [held('d1', null)])).toEqual({ until: null, insurance: null });
  });

  it('reminders of documents are due 60, 30, 14, 7 and 1 days before their end and on the day after it', () => {
    const told: string[] = [];
    for (let day: string | null = '2026-01-01'; day; day = nextNotice('2026-12-31', day)) told.push(day);
    expect(told.slice(1).map((day) => daysBetween(day, '2026-12-31'))).toEqual([60, 30, 14, 7, 1, -1]);
    expect(nextNotice('2026-12-31', '2026-12-21')).toBe('2026-12-24');
    expect(nextNotice(null, '2026-12-21')).toBeNull();
  });
});

describe('eligibility for one load', () => {
  const demands = (more: Partial<LoadDemands> = {}): LoadDemands => ({
    deliveryOn: '2026-12-01',
    cargoValue: euro(1_000_000),
    currency: 'UAH',
    rates: {},
    ...more,
  });
  const insured = (amount: number, currency = 'EUR', until: string | null = null): CarrierPapers => ({
    until: null,
    insurance: [{ amount: { amount, currency }, until }],
  });
  it.each<[string, CarrierPapers | null, LoadDemands | null, string[]]>([
    ['no packet is asked for', null, null, []],
    ['a packet that is not approved', null, demands(), ['packet']],
    ['documents without end and no insurance asked', { until: null, insurance: null }, demands(), []],
    ['documents that hold on the day of delivery', { until: '2026-12-01', insurance: null }, demands(), []],
    ['documents that end the day before', { until: '2026-11-30', insurance: null }, demands(), ['documents']],
    ['no day of delivery yet', { until: '2026-11-30', insurance: null }, demands({ deliveryOn: null }), []],
    ['insured for as much as the cargo', insured(1_000_000), demands(), []],
    ['insured for less', insured(999_999), demands(), ['insurance']],
    ['insured until the day before', insured(1_000_000, 'EUR', '2026-11-30'), demands(), ['insurance']],
    ['cargo without a value', insured(1), demands({ cargoValue: null }), []],
    ['another currency without a rate', insured(9_000_000, 'USD'), demands(), ['insurance_rate']],
    ['with one rate only', insured(9_000_000, 'USD'), demands({ rates: { USD: '41.5' } }), ['insurance_rate']],
    ['with both rates, enough', insured(1_200_000, 'USD'), demands({ rates: { USD: '41.5', EUR: '45.25' } }), []],
    [
      'with both rates, too little',
      insured(1_090_000, 'USD'),
      demands({ rates: { USD: '41.5', EUR: '45.25' } }),
      ['insurance'],
    ],
    ['the company’s own currency needs no rate', insured(45_250_000, 'UAH'), demands({ rates: { EUR: '45.25' } }), []],
    ['a currency without decimals', insured(1_450_000, 'ISK'), demands({ rates: { ISK: '0.3125', EUR: '45.25' } }), []],
    ['an invalid rate', insured(1, 'UAH'), demands({ rates: { EUR: '0' } }), ['insurance_rate']],
  ])('the missing papers for a load are found: %s', (_name, papers, asked, reasons) => {
    expect(eligibilityOf('verified', papers, asked).reasons).toEqual(reasons);
  });

  it('a carrier may bid while its packet is in review, and the relation is named first', () => {
    expect(eligibilityOf('on_review', null, demands())).toEqual({
      mayWin: false,
      mayBid: true,
      reasons: ['on_review', 'packet'],
    });
    expect(eligibilityOf('suspended', null, demands()).mayBid).toBe(false);
  });
});
