import { describe, expect, it } from 'vitest';
import { isFiltered, readFilter, toQuery, writeFilter } from './list-filter';

describe('the filter of the tenders', () => {
  it('leaves out what an old or broken link says wrongly', () => {
    const filter = readFilter({
      status: 'sold',
      sort: 'price',
      page: '-3',
      pickup_from: '2026-13-45',
      pickup_to: 'soon',
    });
    expect(filter).toMatchObject({ status: undefined, sort: 'priority', page: 1 });
    expect(isFiltered(filter)).toBe(false);
  });

  it('comes back from the address as it was written', () => {
    const address = { status: 'ongoing', search: 'flour', sort: 'ends_at', page: '2', pickup_from: '2026-11-18' };
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

  it('never asks for a page beyond those the list can have', () => {
    expect(readFilter({ page: '1000000000' }).page).toBe(400);
    expect(readFilter({ page: '1.5' }).page).toBe(1);
  });
});
