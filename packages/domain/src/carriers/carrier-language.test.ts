import { expect, it } from 'vitest';
import { carrierLanguage } from './carrier-language';

it.each<[string | null, string, string]>([
  ['ua', 'office@example.com', 'uk'],
  ['kz', '+48600100200', 'kk'],
  [null, '+380671234567', 'uk'],
  [null, '+77012345678', 'kk'],
  [null, 'Office@Karpat.UA', 'uk'],
  [null, 'office@karpat.kz', 'kk'],
  ['pl', 'office@example.com', 'ru'],
  [null, 'ua@example.com', 'ru'],
])('a carrier of country %s with login %s reads %s when the sender reads Russian', (countryId, login, expected) => {
  expect(carrierLanguage({ countryId, login }, 'ru')).toBe(expected);
});
