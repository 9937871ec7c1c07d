import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { buildRequest, type Caller } from './build-request';

const caller: Caller = {
  base: '/api/shipper/v1',
  side: 'shipper',
  token: 'secret',
  locale: 'uk',
  browserLanguage: 'en-GB',
  cookie: 'a=1; XSRF-TOKEN=x%3D1',
  batch: 'page',
  newKey: () => 'key',
};
const headersOf = (init: RequestInit) => Object.fromEntries((init.headers as Headers).entries());

describe('a request', () => {
  it('a request has a filled path and no empty filters', () => {
    const { url, init } = buildRequest(
      'GET /loads/{id}/options',
      { path: { id: 7 }, query: { sort: '-price', search: '', state: ['draft', 'ongoing'], page: undefined } },
      caller,
    );
    expect(url).toBe('/api/shipper/v1/loads/7/options?sort=-price&state=draft&state=ongoing');
    expect(init.body).toBeUndefined();
    expect(headersOf(init)).toEqual({
      accept: 'application/json',
      'accept-language': 'uk,en-GB;q=0.5',
      'content-language': 'uk',
      'x-workspace': 'shipper',
      authorization: 'Bearer secret',
    });
  });

  it.each([
    ['uk-UA', 'uk-UA'],
    ['uk', 'uk'],
    ['ru-KZ', 'uk,ru-KZ;q=0.5'],
    ['uk', 'uk'],
    ['pl-PL', 'uk,pl-PL;q=0.5'],
  ])('a request names the browser’s language %s for the country of the visitor', (browserLanguage, sent) => {
    const { init } = buildRequest('GET /loads', {}, { ...caller, browserLanguage });
    expect(headersOf(init)).toMatchObject({ 'accept-language': sent, 'content-language': 'uk' });
  });

  it('values in the path of a request are escaped', () => {
    expect(buildRequest('GET /invitations/{code}', { path: { code: 'a/b?c' } }, caller).url).toBe(
      '/api/shipper/v1/invitations/a%2Fb%3Fc',
    );
  });

  it('a request that changes something has batch id, token of the cookie and Idempotency-Key', () => {
    const { init } = buildRequest('PUT /loads/{id}', { path: { id: 7 }, body: { name: 'A' } }, caller);
    expect(init.body).toBe('{"name":"A","batch_uuid":"page"}');
    expect(headersOf(init)).toMatchObject({ 'x-xsrf-token': 'x=1', 'idempotency-key': 'key' });
  });

  it.each([
    ['POST /auth/login', {}],
    ['DELETE /loads/{id}', { path: { id: 1 } }],
    ['PUT /loads/{id}', { path: { id: 1 }, idempotencyKey: false as const }],
  ])('%s has no Idempotency-Key', (key, input) => {
    expect(headersOf(buildRequest(key, input, caller).init)).not.toHaveProperty('idempotency-key');
  });
});

describe('an error answer', () => {
  const error = new ApiError({
    status: 422,
    data: {
      code: 'input.invalid',
      message: 'Check the fields',
      errors: { 'waypoints.3.window.to': ['Too early'], name: ['Required'] },
      params: {},
      company_id: 5,
      company_name: 'Kvarta',
      request_id: 'r1',
    },
  });

  it('field errors are found by their full key and by its first part', () => {
    expect(error.fieldError('waypoints.3.window.to')).toBe('Too early');
    expect(error.fieldError('waypoints')).toBe('Too early');
    expect(error.hasError('name')).toBe(true);
    expect(error.hasError('cargo')).toBe(false);
    expect([error.hasError('constructor'), error.fieldError('toString')]).toEqual([false, undefined]);
  });

  it('an error has message, code, company and request id', () => {
    expect(error).toMatchObject({
      formError: 'Check the fields',
      code: 'input.invalid',
      companyId: 5,
      companyName: 'Kvarta',
      requestId: 'r1',
    });
  });

  it('a request without an answer is a network error with status 500', () => {
    expect(new ApiError({ cause: new TypeError('fetch failed') })).toMatchObject({
      isNetwork: true,
      status: 500,
      code: 'network',
    });
  });
});

it('the request for a channel has only the fields of the protocol', () => {
  const { init } = buildRequest(
    'POST /broadcast/auth',
    { body: { socket_id: '1.2', channel_name: 'private-x.1' } },
    caller,
  );
  expect(JSON.parse(init.body as string)).toEqual({ socket_id: '1.2', channel_name: 'private-x.1' });
  expect((init.headers as Headers).has('Idempotency-Key')).toBe(false);
});
