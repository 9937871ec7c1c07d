import { isDeepStrictEqual } from 'node:util';
import { apiBases, type EndpointTable } from '@tenderlane/contract';
import { eventCatalogue, viewOf, type EventSide } from '@tenderlane/contract/events';
import { isSealedNow, type Terms } from '@tenderlane/domain';
import { carrierCalls, shipperCalls, type Call, type Fixture } from './every-call';
import type { TestApp } from './start-app';

/** One call of a person, ready to be sent. */
export interface PreparedCall extends Call {
  key: string;
}

/** What a person was answered: everything a program could read of it, without what differs by chance. */
export interface CallResult {
  key: string;
  status: number;
  retryAfter: unknown;
  body: unknown;
}

/** Sends one call and answers its result. */
export async function sendCall(
  app: TestApp,
  base: 'shipper' | 'carrier',
  token: string | null,
  { key, path = {}, query = {}, body }: PreparedCall,
): Promise<CallResult> {
  const [method, template] = key.split(' ') as [string, string];
  const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const answer = await app.server.inject({
    method: method as 'GET',
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

/** Sends calls one after the other. */
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

/** Keys whose values are random, count records of all companies or follow the wall clock; only whether they are there is compared. */
const BY_CHANCE =
  /^(id|.*_id|ids|chosenOptionId|next|request_id|token|auth|url|code_hint|salt|commitment|hash|prev|public_link|link|user_agent|last_seen_at)$/;
/** Ids that are words. */
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

/** Logins, addresses, given names and numbers of tenders differ between two worlds of one database. */
function maskText(text: string): string {
  return text
    .replaceAll(/[\w.]+@example\.com/g, '#login')
    .replaceAll(/TL-\d+/g, 'TL-#')
    .replaceAll(/\b(Haulier|Kvarta) \d+/g, '$1 #')
    .replaceAll(/\b10(\.\d{1,3}){3}\b/g, '#address')
    .replaceAll(/[\w-]{20,}/g, '#');
}

/** The keys of a base's calls that need a session, in the order of the contract. */
const guardedKeys = (base: 'shipper' | 'carrier'): string[] =>
  Object.entries(apiBases[base] as EndpointTable).flatMap(([key, { access }]) => (access === 'public' ? [] : [key]));

/** Every call of the base for which `every-call.ts` knows a valid request; one without is an error of types already. */
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

/** Sent last, because they end the session that sends the others. */
const LAST_CALLS = ['DELETE /account/sessions/{id}', 'POST /auth/logout'];

/** The calls that change something; `last` are those that end the session. */
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

/** The call, aimed at the tender that is compared if it is about a load. */
export const aboutLoad = (call: PreparedCall, id: number): PreparedCall =>
  call.key.includes('/loads/{id}') ? { ...call, path: { ...call.path, id } } : call;

interface RecordedRow {
  action: string;
  params: unknown;
  carrier_company_id: number | null;
}

export type SideOf = (event: RecordedRow) => EventSide;

/** What a channel after the commit may tell one side of the events of a tender so far. */
export async function visibleEvents(app: TestApp, id: number, sideOf: SideOf): Promise<CallResult> {
  const { state, opened_at, terms } = await app.database.one<{
    state: 'ongoing';
    opened_at: Date | null;
    terms: Terms;
  }>(`select l.state, l.opened_at, a.terms from loads l join auctions a on a.load_id = l.id where l.id = $1`, [id]);
  const facts = { mode: terms.mode, sealedNow: isSealedNow({ state, openedAt: opened_at?.getTime() ?? null, terms }) };
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

/** Where two answers differ, one line a place. */
export function differences(left: unknown, right: unknown, place = ''): string[] {
  if (isDeepStrictEqual(left, right)) return [];
  const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isTree(left) || !isTree(right)) return [`${place}: ${JSON.stringify(left)} or ${JSON.stringify(right)}`];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) =>
    differences(left[name as never], right[name as never], `${place} ${name}`),
  );
}
