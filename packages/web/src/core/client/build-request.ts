import { lookUp } from '@tenderlane/domain/values';

export interface RawInput {
  path?: Record<string, string | number>;
  query?: unknown;
  body?: unknown;
  /** Groups the edits of one form; without it all calls of one page load share a batch. */
  batch?: string;
  /**
   * Pass the same key for a manual retry; `false` where a repeated request does no harm, such as an autosave with a
   * version.
   */
  idempotencyKey?: string | false;
  signal?: AbortSignal;
}

export interface Caller {
  base: string;
  side: string;
  token: string | null;
  locale: string;
  browserLanguage: string;
  cookie: string;
  batch: string;
  newKey: () => string;
}

const entriesOf = (query: unknown): [string, unknown][] =>
  typeof query === 'object' && query !== null ? Object.entries(query) : [];

function urlOf(base: string, template: string, { path = {}, query }: RawInput): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(lookUp(path, name))));
  const search = new URLSearchParams();
  for (const [key, value] of entriesOf(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
  const text = search.toString();
  return base + filled + (text && `?${text}`);
}

const xsrfToken = (cookie: string) => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1];

/**
 * Sign-in calls take no idempotency key because their responses (codes, tokens) must not be stored. Broadcast calls
 * change no data.
 */
const takesKey = (method: string, template: string) =>
  (method === 'POST' || method === 'PUT') && !/^\/(auth|broadcast)\//.test(template);

/** The page's language, followed by the browser's if it differs: its region tells the visitor's country. */
function languageRanges({ locale, browserLanguage }: Caller): string {
  if (browserLanguage === '' || browserLanguage.toLowerCase() === locale) return locale;
  const isSame = browserLanguage.toLowerCase().startsWith(`${locale}-`);
  return isSame ? browserLanguage : `${locale},${browserLanguage};q=0.5`;
}

export function buildRequest(key: string, input: RawInput, caller: Caller): { url: string; init: RequestInit } {
  const [method = 'GET', template = '/'] = key.split(' ');
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': languageRanges(caller),
    'Content-Language': caller.locale,
    'X-Workspace': caller.side,
  });
  if (caller.token) headers.set('Authorization', `Bearer ${caller.token}`);
  const init: RequestInit = { method, headers, ...(input.signal && { signal: input.signal }) };

  if (method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify({
      ...Object.fromEntries(entriesOf(input.body)),
      ...(!template.startsWith('/broadcast/') && { batch_uuid: input.batch ?? caller.batch }),
    });
    const xsrf = xsrfToken(caller.cookie);
    if (xsrf) headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
    if (takesKey(method, template) && input.idempotencyKey !== false)
      headers.set('Idempotency-Key', input.idempotencyKey ?? caller.newKey());
  }
  return { url: urlOf(caller.base, template, input), init };
}
