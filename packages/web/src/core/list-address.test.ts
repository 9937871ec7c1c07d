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
  ])('with the page %j opens page %i', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it('with an order that is not known has the usual one', () => {
    expect(readSort(['name', '-name'], '-name', 'name')).toBe('-name');
    expect(readSort(['name', '-name'], 'price', 'name')).toBe('name');
  });

  it('leaves out what is usual and what is empty', () => {
    const filters = { search: 'Honey', label: 7, state: null, tag: '' };
    expect(writeList(filters, { sort: 'name', page: 1 }, 'name')).toEqual({ search: 'Honey', label: '7' });
    expect(writeList({}, { sort: '-name', page: 2 }, 'name')).toEqual({ sort: '-name', page: '2' });
  });
});
