import { expect, it } from 'vitest';
import { contactLines, type OrderContacts } from './contact-lines';

const person = { name: 'Olena Savchuk', phone: '+380501112233', email: 'olena@kvarta.example' };
const contacts: OrderContacts = {
  manager: person,
  carrier: person,
  truck_plate: 'AA1234BB',
  driver_name: null,
  stops: [
    {
      city: 'Gdańsk',
      place: { name_en: 'Gdańsk', name_uk: 'Гданськ', name_ru: 'Гданьск', name_kk: null },
      name: 'Zenobia Kwiatek',
      phone: null,
    },
    { city: 'Basen 7', place: null, name: null, phone: '+48555123123' },
  ],
};

it.each([
  ['en', 'Gdańsk: Zenobia Kwiatek'],
  ['uk', 'Гданськ: Zenobia Kwiatek'],
  ['kk', 'Гданьск: Zenobia Kwiatek'],
] as const)('the notice names the cities of the stops in %s', (locale, line) => {
  const [, first, second] = contactLines(contacts, 'carrier', locale).split('\n');
  expect(first).toBe(line);
  expect(second).toBe('Basen 7: +48555123123');
});

it('the notice names the carrier and its vehicle to the shipper', () => {
  expect(contactLines(contacts, 'shipper', 'uk')).toBe('Olena Savchuk, +380501112233, olena@kvarta.example\nAA1234BB');
});
