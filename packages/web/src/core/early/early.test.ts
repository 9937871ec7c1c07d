import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from './early-answers';
import { findPage } from './find-page';
import { pageAddress } from './page-address';
import { asksOne, pageOfApp } from './page-of';

const pageOf = pageOfApp();
const page = (name: string) => pageOf(async () => ({ [name]: name }), name, [], {});

describe('the page of an address', () => {
  const pages = { '/carriers': page('list'), '/carriers/import': page('import'), '/carriers/$id': page('carrier') };

  it.each([
    ['/carriers', pages['/carriers'], {}],
    ['/carriers/import', pages['/carriers/import'], {}],
    ['/carriers/7', pages['/carriers/$id'], { id: '7' }],
  ])('the page of %s is found with its parameters', (pathname, expected, params) => {
    expect(findPage(pages, pathname)).toEqual({ page: expected, params });
  });

  it.each(['/', '/carriers/7/loads', '/nothing'])('no page is found for %s', (pathname) => {
    expect(findPage(pages, pathname)).toBeNull();
  });

  it('a page with an invalid id requests nothing early', () => {
    const asks = asksOne('GET /carriers/{id}');
    expect(asks({ params: { id: '7' }, search: {} })).toEqual([['GET /carriers/{id}', { path: { id: '7' } }]]);
    expect(asks({ params: { id: '07x' }, search: {} })).toEqual([]);
  });
});

it.each([
  ['/carriers', null, {}, '/carriers'],
  ['/carriers/$id', '7', {}, '/carriers/7'],
  ['/carriers/$id', 'a/b', { tab: 'reviews' }, '/carriers/a%2Fb?tab=reviews'],
  ['/carriers/$id', null, {}, null],
  ['/carriers/import', '7', {}, '/carriers/import?id=7'],
  ['/demo/{-$id}', '7', {}, '/demo/7'],
] as const)('the address of %s with the id %s and %j is %s', (path, id, query, address) => {
  expect(pageAddress(path, id, query)).toBe(address);
});

describe('an early request', () => {
  const headers = (token: string) => ({ headers: new Headers({ Authorization: `Bearer ${token}` }) });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ data: 1 })),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the answer of an early request is used once', async () => {
    askEarly('/api/account', headers('a'));
    expect(await (await takeEarly('/api/account', headers('a'))?.response)?.json()).toEqual({ data: 1 });
    expect(takeEarly('/api/account', headers('a'))).toBeUndefined();
  });

  it('the answer of an early request is not used for another person', () => {
    askEarly('/api/account', headers('a'));
    expect(takeEarly('/api/account', headers('b'))).toBeUndefined();
  });

  it('an old answer of an early request is not used', () => {
    askEarly('/api/account', headers('a'));
    vi.advanceTimersByTime(15_000);
    expect(takeEarly('/api/account', headers('a'))).toBeUndefined();
  });

  it('a change does not use the answer of an early request', () => {
    askEarly('/api/account', headers('a'));
    expect(takeEarly('/api/account', { ...headers('a'), method: 'PUT' })).toBeUndefined();
  });

  it('a failed early request is sent again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    askEarly('/api/account', headers('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(takeEarly('/api/account', headers('a'))).toBeUndefined();
  });
});
