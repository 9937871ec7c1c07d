import { expect, it } from 'vitest';
import { readTypedAddress } from './typed-address';

const reading = (city: string, street: string | null, postalCode: string | null = null) => ({
  city,
  street,
  postalCode,
});

it.each([
  ['Київ', reading('Київ', null)],
  ['Миколаїв, вул. Індустріальна, 4', reading('Миколаїв', 'вул. Індустріальна, 4')],
  ['Modlińska 22, 03-216 Warszawa', reading('Warszawa', 'Modlińska 22', '03-216')],
  ['54001, Миколаїв, вул. Індустріальна, 4', reading('Миколаїв', 'вул. Індустріальна, 4', '54001')],
  ['80331 München, Marienplatz 1', reading('München', 'Marienplatz 1', '80331')],
  ['110 00 Praha', reading('Praha', null, '110 00')],
  ['1012 AB Amsterdam, Dam 1', reading('Amsterdam', 'Dam 1', '1012 AB')],
  ['Springfield, IL', reading('Springfield, IL', null)],
  ['вул. Головна, 75, Чоп', reading('Чоп', 'вул. Головна, 75')],
])('the typed address %s is split into town, street and postal code', (text, expected) => {
  expect(readTypedAddress(text)).toContainEqual(expected);
});

it('the whole text is searched as a town before its parts', () => {
  expect(readTypedAddress('Springfield, IL').map(({ city }) => city)).toEqual(['Springfield, IL', 'Springfield', 'IL']);
});

it('a house number is not searched as a town', () => {
  expect(readTypedAddress('Чоп, 75').map(({ city }) => city)).toEqual(['Чоп, 75', 'Чоп']);
});

it('an address of blanks and commas has no town', () => {
  expect(readTypedAddress(' , ,, ')).toEqual([]);
});
