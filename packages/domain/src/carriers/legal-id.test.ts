import { describe, expect, it } from 'vitest';
import { isOtherIdentity, readLegalId, refuseConfirmation, type ConfirmationFacts } from './legal-id';

describe('a legal id', () => {
  it.each([
    ['4012 3456', '40123456'],
    ['pl-526.025/09 95', 'PL5260250995'],
    ['№ 123 456', '123456'],
    ['123\u00A0456\u200B\u00AD', '123456'],
    ['１２３', '123'],
    ['12‑34 (5)_6', '123456'],
    ['ір-7', 'ІР7'],
    [' - ', null],
    ['', null],
    [null, null],
  ])('%j is %j', (typed, expected) => {
    expect(readLegalId(typed)).toBe(expected);
  });

  it.each([
    [{ name: 'Trans' }, false],
    [{ name: 'Trans Plus' }, true],
    [{ countryId: 'ua' }, true],
    [{ legalId: '2' }, true],
    [{ legalId: null }, true],
  ])('with %j beside it is of another company: %s', (change, expected) => {
    const before = { name: 'Trans', countryId: 'pl', legalId: '1' };
    expect(isOtherIdentity(before, { ...before, ...change })).toBe(expected);
  });
});

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
