import { describe, expect, it } from 'vitest';
import { companyOfSupportId, isPhotoType, isTelegramLink, supportId } from './operator-profile';

describe('a link to a chat', () => {
  it.each([
    ['https://t.me/olena_savchuk', true],
    ['https://t.me/+380501112233', true],
    ['https://t.me/+AbC-dEf_123', true],
    ['http://t.me/olena', false],
    ['https://t.me/', false],
    ['https://t.me/ab', false],
    ['https://t.me/olena/../x', false],
    ['https://t.me/olena?start=1', false],
    ['https://t.me.evil.example/olena', false],
    ['https://evil.example/https://t.me/olena', false],
    ['javascript:alert(1)//https://t.me/olena', false],
    ['https://user@t.me/olena', false],
    ['https://t.me/olena\n', false],
    ['@olena', false],
    ['', false],
  ])('the text %j is a link to a chat: %s', (text, isLink) => {
    expect(isTelegramLink(text)).toBe(isLink);
  });
});

it.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/webp', true],
  ['image/gif', false],
  ['image/svg+xml', false],
  ['constructor', false],
  [undefined, false],
])('a file of the type %s can be a photo: %s', (type, isPhoto) => {
  expect(isPhotoType(type)).toBe(isPhoto);
});

it.each([
  [supportId(12, 5), 5],
  [' 12-5 ', 5],
  ['5', 5],
  [supportId(12, null), null],
  ['12-', null],
  ['-5', null],
  ['05', null],
  ['1-2-3', null],
  ['5 trucks', null],
  ['9'.repeat(30), null],
  ['', null],
])('the support id %j is of company %s', (text, company) => {
  expect(companyOfSupportId(text)).toBe(company);
});
