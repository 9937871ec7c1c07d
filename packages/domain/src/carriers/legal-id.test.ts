import { describe, expect, it } from 'vitest';
import { refuseConfirmation, type ConfirmationFacts } from './legal-id';

describe('a shipper that confirms a legal id', () => {
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
    ['a carrier on review', { state: 'on_review' }, null],
    ['a carrier that asks for access', { state: 'requested' }, null],
    ['a suspended carrier', { state: 'suspended' }, null],
    ['a carrier that has not accepted yet', { state: 'invited' }, 'carrier.wrong-relation'],
    ['a removed carrier', { state: 'removed' }, 'carrier.wrong-relation'],
    ['a carrier without a number', { identity: { ...identity, legalId: null } }, 'number.missing'],
    ['a carrier whose number changed meanwhile', { seen: { ...identity, legalId: '2' } }, 'number.changed'],
    ['a carrier whose name changed meanwhile', { seen: { ...identity, name: 'Tranz' } }, 'number.changed'],
    ['a second carrier with this number', { confirmedFor: { id: 7, name: 'Real' } }, 'number.confirmed-here'],
    ['a number that the operator confirmed for another', { isConfirmedElsewhere: true }, 'number.confirmed-elsewhere'],
  ])('a shipper confirms the legal id of a carrier or is refused: %s', (_name, change, code) => {
    expect(refuseConfirmation({ ...facts, ...change })?.code ?? null).toBe(code);
  });

  it('the refusal names the carrier of the network that has the number', () => {
    expect(refuseConfirmation({ ...facts, confirmedFor: { id: 7, name: 'Real' } })?.params).toEqual({
      carrier: 'Real',
      carrier_id: 7,
    });
  });
});
