import { describe, expect, it } from 'vitest';
import { isFiltered, readFilter, toQuery, writeFilter } from './list-filter';

describe('the filter of the tenders', () => {
  it('invalid values of an old or broken link are ignored', () => {
    const filter = readFilter({
      status: 'sold',
      sort: 'luck',
      pickup_from: '2026-13-45',
      pickup_to: 'soon',
    });
    expect(filter).toMatchObject({ sort: 'priority' });
    expect(isFiltered(filter)).toBe(false);
  });

  it('a filter is read from its address unchanged', () => {
    const address = { status: 'ongoing', search: 'flour', sort: 'ends_at', pickup_from: '2026-11-18' };
    expect(writeFilter(readFilter(address))).toEqual(address);
  });

  it('default values are not written into the address', () => {
    expect(writeFilter(readFilter({}))).toEqual({});
  });

  it('a filter by days covers whole days in the reader’s time zone', () => {
    const { pickup_from: from, pickup_to: to } = toQuery(
      readFilter({ pickup_from: '2026-11-18', pickup_to: '2026-11-18' }),
    );
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000 - 1);
  });

  it('a price is kept only with its currency and sent in its smallest unit', () => {
    expect(isFiltered(readFilter({ price_from: '100000' }))).toBe(false);
    expect(readFilter({ price_from: '1e9', currency: 'EUR' }).price_from).toBeUndefined();
    expect(toQuery(readFilter({ price_to: '250000', currency: 'EUR' }))).toMatchObject({
      price_to: 250_000,
      currency: 'EUR',
    });
  });

  it('a radius and a name are kept only with their place, and a basis only with a price', () => {
    expect(isFiltered(readFilter({ from_radius_km: '20', to_name: 'Lviv', price_basis: 'km', currency: 'EUR' }))).toBe(
      true,
    );
    expect(writeFilter(readFilter({ from_radius_km: '20', to_name: 'Lviv', price_basis: 'km' }))).toEqual({});
    const near = { from_point: '50.06,19.94', from_radius_km: '500', from_name: 'Kraków' };
    expect(writeFilter(readFilter(near))).toEqual(near);
    expect(readFilter({ ...near, from_radius_km: '501' }).from_radius_km).toBeUndefined();
  });

  it.each([
    ['manager_id', 'me', 'someone'],
    ['manager_id', '17', '0'],
    ['carrier_id', '17', '17,18'],
    ['from_point', '54.352,-18.647', '91,0'],
    ['to_point', '-89.9,179.9999', '0,181'],
    ['tender_type', 'ltl', 'half'],
    ['labels', 'export,urgent', ''],
    ['from_country', 'pl', 'Poland'],
    ['currency', 'UAH', 'GOLD'],
    ['delivery_to', '2026-11-30', '30.11.2026'],
    ['sort', '-price', 'luck'],
  ])('%s=%s is read, and %s is not', (name, good, bad) => {
    expect(writeFilter(readFilter({ [name]: good }))).toEqual({ [name]: good });
    expect(writeFilter(readFilter({ [name]: bad }))).toEqual({});
  });
});
