import { describe, expect, it } from 'vitest';
import { checkAccount, firstState, maskAccount, readAccount, refuseConfirmingRequisites } from './requisites';
import { isWebsite, wrongDates } from './profile';

describe('an account number', () => {
  it.each([
    ['PL61 1090 1014 0000 0712 1981 2874', null],
    ['UA21 3223 1300 0002 6007 2335 6600 1', null],
    ['KZ86 125K ZT50 0410 0100', null],
    ['DE89370400440532013000', null],
    ['GB82-WEST-1234-5698-7654-32', null],
    ['PL61 1090 1014 0000 0712 1981 2875', 'account.check-digits'],
    ['PL61 1090 1014 0000 0712 1981 287', 'account.check-digits'],
    ['UA213223130000026007233566002', 'account.check-digits'],
    // This number is of a country without IBAN.
    ['000123456789', null],
    ['123', 'account.format'],
    ['no digits', 'account.format'],
    ['1'.repeat(35), 'account.format'],
    ['12345678<script>', 'account.format'],
    ['１２３４５６', null],
  ])('the account number %s is accepted or refused: %s', (account, code) => {
    expect(checkAccount(account)?.code ?? null).toBe(code);
  });

  it('an account number is stored in one spelling and shown by its last characters', () => {
    expect(readAccount(' de89 3704-0044 0532​0130.00 ')).toBe('DE89370400440532013000');
    expect(maskAccount('DE89370400440532013000')).toBe('…3000');
  });
});

describe('new bank details', () => {
  it('new bank details count at once only for a company without earlier ones', () => {
    expect([firstState(false), firstState(true)]).toEqual(['confirmed', 'pending']);
  });

  const facts = { state: 'pending', typedBy: 1, typedAt: 1000, personId: 2, joinedAt: 999 } as const;
  it.each([
    ['a colleague who joined before', {}, null],
    ['the colleague who typed them', { personId: 1 }, 'requisites.own-confirmation'],
    ['a colleague who joined afterwards', { joinedAt: 1001 }, 'requisites.joined-later'],
    ['a colleague who joined at the same moment', { joinedAt: 1000 }, 'requisites.joined-later'],
    ['anybody after the confirmation', { state: 'confirmed' as const }, 'requisites.not-pending'],
  ])('new bank details may be confirmed by %s: %s', (_who, change, code) => {
    expect(refuseConfirmingRequisites({ ...facts, ...change })?.code ?? null).toBe(code);
  });
});

describe('a website', () => {
  it.each([
    ['https://kvarta.ua', true],
    ['https://www.kvarta.ua/uk?x=1#y', true],
    ['www.kvarta.com.ua', true],
    ['WWW.Kvarta.UA', true],
    ['https://перевізник.укр', true],
    ['https://kvarta.ua:8443/', true],
    ['http://kvarta.ua', false],
    ['kvarta.ua', false],
    ['https://', false],
    ['www.', false],
    ['www.kvarta', true],
    ['https://localhost', false],
    ['https://kvarta..ua', false],
    ['https://kvarta.ua/a b', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@kvarta.ua', false],
  ])('the website %s is valid: %s', (text, expected) => {
    expect(isWebsite(text)).toBe(expected);
  });
});

it('a licence cannot end before its start, and a company cannot be registered in the future', () => {
  const none = { licence_from: null, licence_until: null, registered_on: null };
  expect(wrongDates(none, '2026-11-23')).toEqual([]);
  expect(wrongDates({ ...none, licence_from: '2026-01-02', licence_until: '2026-01-01' }, '2026-11-23')).toEqual([
    'licence_until',
  ]);
  expect(wrongDates({ ...none, licence_until: '2026-01-01', registered_on: '2026-11-24' }, '2026-11-23')).toEqual([
    'registered_on',
  ]);
});
