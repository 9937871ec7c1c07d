import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { apiBases, needsSignIn, type EndpointTable } from '@tenderlane/contract';
import { eventCatalogue, viewOf, type EventSide } from '@tenderlane/contract/events';
import { sealOf } from '@tenderlane/domain/terms';
import { type Terms } from '@tenderlane/domain/terms';
import { carrierCalls, shipperCalls, type Call, type Fixture } from './every-call';
import type { TestApp } from './start-app';

export interface PreparedCall extends Call {
  key: string;
  address?: string;
}

/** A response to a person with everything a program could read, without random parts. */
export interface CallResult {
  key: string;
  status: number;
  retryAfter: unknown;
  body: unknown;
}

export async function sendCall(
  app: TestApp,
  base: keyof typeof apiBases,
  token: string | null,
  { key, path = {}, query = {}, body, address }: PreparedCall,
): Promise<CallResult> {
  const [method, template] = key.split(' ') as [string, string];
  const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const answer = await app.server.inject({
    method: method as 'GET',
    ...(address && { remoteAddress: address }),
    url: `/api/${base}/v1${url}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    key,
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'] ?? null,
    body: isJson ? mask(answer.json()) : maskText(answer.body),
  };
}

export async function sendCalls(
  app: TestApp,
  base: 'shipper' | 'carrier',
  token: string | null,
  prepared: PreparedCall[],
): Promise<CallResult[]> {
  const results: CallResult[] = [];
  for (const call of prepared) results.push(await sendCall(app, base, token, call));
  return results;
}

/** Keys with random values, counts over all companies or wall-clock times; only their presence is compared. */
const BY_CHANCE =
  /^(id|.*_id|ids|chosenOptionId|next|request_id|token|auth|url|code_hint|salt|commitment|hash|prev|public_link|link|user_agent|last_seen_at)$/;
const WORDS = /^(country_id|status_id|weight_id|length_id)$/;

function mask(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mask(item, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mask(inner, name)]));
  }
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (BY_CHANCE.test(key) && !WORDS.test(key)) return '#';
  if (typeof value !== 'string') return value;
  // The content of an entry of the chain is JSON in a text.
  return key === 'payload' ? mask(JSON.parse(value)) : maskText(value);
}

/** Masks logins, addresses, given names and tender numbers, which differ between two worlds of one database. */
function maskText(text: string): string {
  return text
    .replaceAll(/[\w.]+@example\.com/g, '#login')
    .replaceAll(/TL-\d+/g, 'TL-#')
    .replaceAll(/\b(Haulier|Kvarta) \d+/g, '$1 #')
    .replaceAll(/\b10(\.\d{1,3}){3}\b/g, '#address')
    .replaceAll(/[\w-]{20,}/g, '#');
}

const guardedKeys = (base: 'shipper' | 'carrier'): string[] =>
  Object.entries(apiBases[base] as EndpointTable).flatMap(([key, endpoint]) => (needsSignIn(endpoint) ? [key] : []));

export function preparedCalls(base: 'shipper' | 'carrier', world: Fixture): Map<string, PreparedCall> {
  const calls = base === 'carrier' ? carrierCalls : shipperCalls;
  return new Map(
    guardedKeys(base).map((key) => {
      const call = (calls as Record<string, (world: Fixture) => Omit<PreparedCall, 'key'>>)[key];
      if (!call) throw new Error(`no request is known for ${key}`);
      return [key, { key, ...call(world) }];
    }),
  );
}

/** Sent last, because they end the session of the other calls. */
const LAST_CALLS = ['DELETE /account/sessions/{id}', 'POST /auth/logout'];

export const commandsOf = (prepared: Map<string, PreparedCall>) => {
  const isCommand = ({ key }: PreparedCall) => !key.startsWith('GET ') && !LAST_CALLS.includes(key);
  return {
    commands: [...prepared.values()].filter(isCommand),
    last: LAST_CALLS.flatMap((key) => prepared.get(key) ?? []),
  };
};

export const readsOf = (prepared: Map<string, PreparedCall>, id: number): PreparedCall[] => [
  ...[...prepared.values()].filter(({ key }) => key.startsWith('GET ')).map((call) => aboutLoad(call, id)),
  ...['open', 'bids', 'awards', 'history'].map((tab) => ({ key: 'GET /loads', query: { tab } })),
];

export const aboutLoad = (call: PreparedCall, id: number): PreparedCall =>
  call.key.includes('/loads/{id}') ? { ...call, path: { ...call.path, id } } : call;

interface RecordedRow {
  action: string;
  params: unknown;
  carrier_company_id: number | null;
}

export type SideOf = (event: RecordedRow) => EventSide;

export async function visibleEvents(app: TestApp, id: number, sideOf: SideOf): Promise<CallResult> {
  const { state, opened_at, terms } = await app.database.one<{
    state: 'ongoing';
    opened_at: Date | null;
    terms: Terms;
  }>(`select l.state, l.opened_at, a.terms from loads l join auctions a on a.load_id = l.id where l.id = $1`, [id]);
  const facts = sealOf({ state, openedAt: opened_at?.getTime() ?? null, terms });
  const events = await app.database.rows<RecordedRow>(
    `select action, params, carrier_company_id from (
       select id, action, params, carrier_company_id, false as is_news from events where entity = 'load' and entity_id = $1
       union all
       select id, kind, payload->'params', (payload->>'carrier_company_id')::bigint, true from outbox
        where payload->>'event_id' is null and payload->>'entity_id' = $1::text) recorded
      order by is_news, id`,
    [id],
  );
  const ofLoads = new Set(
    Object.entries(eventCatalogue).flatMap(([action, { entity }]) => (entity === 'load' ? [action] : [])),
  );
  // News of a chat may have the number of the load.
  const seen = events
    .filter(({ action }) => ofLoads.has(action))
    .flatMap((event) => {
      const view = viewOf(event, sideOf(event), facts);
      return view ? [{ action: event.action, view: mask(view) }] : [];
    });
  return { key: 'events', status: 200, retryAfter: null, body: seen };
}

function differences(left: unknown, right: unknown, place = ''): string[] {
  if (isDeepStrictEqual(left, right)) return [];
  const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isTree(left) || !isTree(right)) return [`${place}: ${JSON.stringify(left)} or ${JSON.stringify(right)}`];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) =>
    differences(left[name as never], right[name as never], `${place} ${name}`),
  );
}

const SHOWN = 10;
const SHOWN_LENGTH = 300;

export function expectSame(left: CallResult[], right: CallResult[], isMeant = (_difference: string) => false): void {
  expect(left.length).toBe(right.length);
  const found = left
    .flatMap((result, index) => differences(result, right[index], `${index}. ${result.key}`))
    .filter((difference) => !isMeant(difference));
  const first = found.slice(0, SHOWN).map((difference) => difference.slice(0, SHOWN_LENGTH));
  expect(found.length, `${found.length} differences:\n${first.join('\n')}\n`).toBe(0);
}
