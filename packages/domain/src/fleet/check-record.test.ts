import { describe, expect, it } from 'vitest';
import { checkContact, checkDriver, checkVehicle } from './check-record';
import { historyValue } from './history';
import { checkVin, normalizePlate, normalizeVin, plateKey } from './vehicle-numbers';

const TODAY = '2026-11-23';
const codes = (problems: { field: string; code: string }[]) => problems.map(({ field, code }) => `${field}: ${code}`);

it.each([
  ['+380671234567', null, []],
  [null, 'a@b.example', []],
  [null, null, ['phone: contact.no-way']],
])('a contact with phone %s and e-mail %s is checked', (phone, email, expected) => {
  expect(codes(checkContact({ phone, email }))).toEqual(expected);
});

describe('a driver', () => {
  const none = { date_of_birth: null, licence_expires_on: null, driving_since: null };
  it.each([
    ['without dates', {}, []],
    ['sixteen today', { date_of_birth: '2010-11-23' }, []],
    ['sixteen tomorrow', { date_of_birth: '2010-11-24' }, ['date_of_birth: driver.birth-date']],
    ['not born yet', { date_of_birth: '2027-01-01' }, ['date_of_birth: driver.birth-date']],
    ['a hundred years old', { date_of_birth: '1926-11-23' }, []],
    ['born before 1900', { date_of_birth: '1899-12-31' }, ['date_of_birth: driver.birth-date']],
    ['driving since this year', { driving_since: 2026 }, []],
    ['driving since next year', { driving_since: 2027 }, ['driving_since: driver.experience']],
    [
      'driving since childhood',
      { date_of_birth: '1990-05-05', driving_since: 2005 },
      ['driving_since: driver.experience'],
    ],
    ['whose licence has expired', { licence_expires_on: '2020-01-31' }, []],
    [
      'with a licence of another century',
      { licence_expires_on: '1890-01-31' },
      ['licence_expires_on: driver.licence-expiry'],
    ],
    ['with a licence until 2999', { licence_expires_on: '2999-01-31' }, ['licence_expires_on: driver.licence-expiry']],
  ])('the data of a driver are checked: %s', (_name, facts, expected) => {
    expect(codes(checkDriver({ ...none, ...facts }, TODAY))).toEqual(expected);
  });
});

describe('a vehicle', () => {
  const plain = { plate: 'AA 1234 BC', vin: null, year: null };
  it.each([
    ['with a plate alone', {}, []],
    ['of next year’s model', { year: 2027 }, []],
    ['of the model in two years', { year: 2028 }, ['year: vehicle.year']],
    ['built in 1849', { year: 1849 }, ['year: vehicle.year']],
    ['without letters and digits on its plate', { plate: '--' }, ['plate: vehicle.plate']],
    ['with a short VIN', { vin: 'WDB963' }, ['vin: vehicle.vin']],
  ])('the data of a vehicle are checked: %s', (_name, facts, expected) => {
    expect(codes(checkVehicle({ ...plain, ...facts }, TODAY))).toEqual(expected);
  });
});

it.each([
  // The worked example of 49 CFR 565, and the same with another check digit.
  ['1M8GDM9AXKP042788', null],
  ['1M8GDM9A1KP042788', 'vehicle.vin-check'],
  // European numbers have no check digit.
  ['WDB9634031L123456', null],
  ['WDB9634031I123456', 'vehicle.vin'],
  ['WDB9634031O123456', 'vehicle.vin'],
  ['WDB9634031Q12345', 'vehicle.vin'],
  ['WDB9634031L1234567', 'vehicle.vin'],
  ['', 'vehicle.vin'],
])('the VIN %s is accepted or refused', (vin, code) => {
  expect(checkVin(vin)).toBe(code);
});

it('numbers are stored in one spelling', () => {
  expect(normalizePlate('  aa  1234 bc ')).toBe('AA 1234 BC');
  expect(normalizeVin('wdb 963403-1L123456')).toBe('WDB9634031L123456');
});

it.each([
  ['tin', '3067812345', '•••'],
  ['date_of_birth', null, null],
  ['name', 'Taras', 'Taras'],
  ['languages', ['uk'], ['uk']],
  ['phone', undefined, null],
])('the history stores of %s the value %j as %j', (field, value, expected) => {
  expect(historyValue(field, value)).toEqual(expected);
});

it.each([
  ['AA 1234 BC', 'AA1234BC'],
  ['aa-1234-bc', 'AA1234BC'],
  ['AA1234BC', 'AA1234BC'],
  ['  Aa\u00a012–34  bc ', 'AA1234BC'],
  ['ка 0001 ав', 'КА0001АВ'],
  ['AA 1234 BX', 'AA1234BX'],
  ['', ''],
])('the plate "%s" is compared as "%s"', (plate, key) => {
  expect(plateKey(plate)).toBe(key);
});
