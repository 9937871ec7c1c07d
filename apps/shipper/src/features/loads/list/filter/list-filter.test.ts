import { describe, expect, it } from 'vitest';
import { isFiltered, readFilter, toQuery, writeFilter } from './list-filter';

describe('the filter of the tenders', () => {
  it('leaves out what an old or broken link says wrongly', () => {
    const filter = readFilter({
      status: 'sold',
      sort: 'luck',
      pickup_from: '2026-13-45',
      pickup_to: 'soon',
    });
    expect(filter).toMatchObject({ sort: 'priority' });
    expect(isFiltered(filter)).toBe(false);
  });

  it('comes back from the address as it was written', () => {
    const address = { status: 'ongoing', search: 'flour', sort: 'ends_at', pickup_from: '2026-11-18' };
    expect(writeFilter(readFilter(address))).toEqual(address);
  });

  it('writes nothing for the defaults', () => {
    expect(writeFilter(readFilter({}))).toEqual({});
  });

  it('asks for whole days of the reader', () => {
    const { pickup_from: from, pickup_to: to } = toQuery(
      readFilter({ pickup_from: '2026-11-18', pickup_to: '2026-11-18' }),
    );
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000 - 1);
  });

  it('keeps a price only beside its currency, and asks for it in minor units', () => {
    expect(isFiltered(readFilter({ price_from: '100000' }))).toBe(false);
    expect(readFilter({ price_from: '1e9', currency: 'EUR' }).price_from).toBeUndefined();
    expect(toQuery(readFilter({ price_to: '250000', currency: 'EUR' }))).toMatchObject({
      price_to: 250_000,
      currency: 'EUR',
    });
  });

  it('keeps a radius and a name only beside their place, a basis only beside a price', () => {
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
  ])('reads %s=%s, but not %s', (name, good, bad) => {
    expect(writeFilter(readFilter({ [name]: good }))).toEqual({ [name]: good });
    expect(writeFilter(readFilter({ [name]: bad }))).toEqual({});
  });
});
