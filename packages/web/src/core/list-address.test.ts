import { describe, expect, it } from 'vitest';
import { readPage, readSort, writeList } from './list-address';

describe('the address of a list', () => {
  it.each([
    [undefined, 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['x', 1],
    ['1e9', 400],
  ])('a list with the page %j in its address opens page %i', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it('a list with an unknown order in its address has the usual order', () => {
    expect(readSort(['name', '-name'], '-name', 'name')).toBe('-name');
    expect(readSort(['name', '-name'], 'price', 'name')).toBe('name');
  });

  it('the address of a list omits usual and empty values', () => {
    const filters = { search: 'Honey', label: 7, state: null, tag: '' };
    expect(writeList(filters, { sort: 'name', page: 1 }, 'name')).toEqual({ search: 'Honey', label: '7' });
    expect(writeList({}, { sort: '-name', page: 2 }, 'name')).toEqual({ sort: '-name', page: '2' });
  });
});
