import { describe, expect, it } from 'vitest';
import { refuseConfirmation, type ConfirmationFacts } from './legal-id';

describe('a shipper that checked papers', () => {
  const identity = { name: 'Trans', countryId: 'pl', legalId: '1' };
  const facts: ConfirmationFacts = {
    state: 'verified',
    identity,
    seen: identity,
    confirmedFor: null,
    isConfirmedElsewhere: false,
  };

  it.each<[string, Partial<ConfirmationFacts>, string | null]>([
    ['a verified carrier', {}, null],
    ['one on review', { state: 'on_review' }, null],
    ['one that asks for access', { state: 'requested' }, null],
    ['a suspended one', { state: 'suspended' }, null],
    ['one that has not accepted yet', { state: 'invited' }, 'carrier.wrong-relation'],
    ['one that was removed', { state: 'removed' }, 'carrier.wrong-relation'],
    ['one without a number', { identity: { ...identity, legalId: null } }, 'number.missing'],
    ['one whose number changed meanwhile', { seen: { ...identity, legalId: '2' } }, 'number.changed'],
    ['one whose name changed meanwhile', { seen: { ...identity, name: 'Tranz' } }, 'number.changed'],
    ['the second with this number', { confirmedFor: { id: 7, name: 'Real' } }, 'number.confirmed-here'],
    ['what the operator confirmed for another', { isConfirmedElsewhere: true }, 'number.confirmed-elsewhere'],
  ])('%s', (_name, change, code) => {
    expect(refuseConfirmation({ ...facts, ...change })?.code ?? null).toBe(code);
  });

  it('is told which carrier of the network has the number', () => {
    expect(refuseConfirmation({ ...facts, confirmedFor: { id: 7, name: 'Real' } })?.params).toEqual({
      carrier: 'Real',
      carrier_id: 7,
    });
  });
});
