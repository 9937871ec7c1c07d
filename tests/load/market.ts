import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connections';

export interface Market {
  shipperLogin: string;
  shipperToken: string;
  carrierTokens: string[];
}

const DAY_MS = 86_400_000;
const EIGHT_MS = 8 * 3_600_000;

const RETRY_MS = 1000;
const RETRIES = 60;

/**
 * Calls the API and retries while the database is busy or has just started; the idempotency key prevents a second
 * execution.
 */
async function ask(http: Connection, method: string, path: string, token: string | null, body?: unknown) {
  const headers = token && method !== 'GET' ? { 'idempotency-key': randomUUID() } : undefined;
  for (let retries = 0; ; retries++) {
    const { status, text } = await http.send(method, path, token, body, headers);
    if (status < 300) return JSON.parse(text || '{}') as { data: never };
    if (status !== 503 || retries === RETRIES) throw new Error(`${status} ${text.slice(0, 500)}`);
    await sleep(RETRY_MS);
  }
}

export async function signIn(http: Connection, base: string, login: string): Promise<string> {
  const asked = await ask(http, 'POST', `/api/${base}/v1/auth/code`, null, { login });
  const { request } = asked.data as { request: string };
  const box = await ask(http, 'GET', `/dev/mailbox.json?to=${encodeURIComponent(login)}`, null);
  const code = /\b\d{6}\b/.exec((box.data as { text: string }[])[0]?.text ?? '')?.[0];
  const { data } = await ask(http, 'POST', `/api/${base}/v1/auth/login`, null, { login, request, code });
  return (data as { token: string }).token;
}

async function enterPerson(http: Connection, base: string, token: string, names: object): Promise<void> {
  const path = `${base}/profile/info`;
  const person = { ...names, accepts_terms: true };
  // Benchmarks also enter people into the first release, which refuses the field.
  await ask(http, 'PUT', path, token, person).catch(() => ask(http, 'PUT', path, token, names));
}

/**
 * Another session of a shipper's person by the link between the applications, because another code would have to wait a
 * minute.
 */
export async function signInAgain(
  http: Connection,
  token: string,
  application: 'shipper' | 'carrier' = 'shipper',
): Promise<string> {
  const made = await ask(http, 'POST', '/api/shipper/v1/auth/token', token, { workspace: application });
  const code = new URL((made.data as { url: string }).url).searchParams.get('transfer');
  const { data } = await ask(http, 'POST', `/api/${application}/v1/auth/transfer`, null, { code });
  return (data as { token: string }).token;
}

/**
 * Signs up one shipper and `carriers` carriers of its network. The product must allow that many codes for one address.
 */
export async function makeMarket(http: Connection, carriers: number): Promise<Market> {
  const run = randomInt(36 ** 8)
    .toString(36)
    .padStart(8, '0');
  const shipperLogin = `shipper.${run}@example.com`;
  const shipperToken = await signIn(http, 'shipper', shipperLogin);
  await enterPerson(http, '/api/shipper/v1', shipperToken, { first_name: 'Bench', last_name: 'Shipper' });
  await ask(http, 'PUT', '/api/shipper/v1/account/brand', shipperToken, { name: `Bench ${run}`, country_id: 'pl' });
  const logins = Array.from({ length: carriers }, (_, index) => `carrier${index}.${run}@example.com`);
  const { data } = await ask(http, 'POST', '/api/shipper/v1/catalogs/invite/create', shipperToken, {
    invitations: logins.map((login) => ({ login })),
  });
  const codes = new Map((data as { login: string; code: string }[]).map(({ login, code }) => [login, code]));
  const carrierTokens: string[] = [];
  for (const login of logins) {
    const token = await signIn(http, 'carrier', login);
    await enterPerson(http, '/api/carrier/v1', token, { first_name: 'Taras', last_name: 'Melnyk' });
    const company = { name: `Carrier ${login.split('@')[0]}`, country_id: 'pl' };
    await ask(http, 'POST', `/api/carrier/v1/invitations/${codes.get(login)}/accept`, token, { company });
    carrierTokens.push(token);
  }
  return { shipperLogin, shipperToken, carrierTokens };
}

export async function draftTender(http: Connection, token: string, auction: Record<string, unknown>): Promise<number> {
  // From eight in the morning on, so that no window passes midnight, whenever it is made.
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const at = (days: number) => new Date(today + EIGHT_MS + days * DAY_MS).toISOString();
  const place = (name: string, country: string, lat: number, lon: number, zone: string) => ({
    name,
    city: name,
    country_id: country,
    lat,
    lon,
    time_zone: zone,
  });
  const created = await ask(http, 'POST', '/api/shipper/v1/loads', token, { country_id: 'pl' });
  const { id } = created.data as { id: number };
  await ask(http, 'PUT', `/api/shipper/v1/loads/${id}`, token, {
    cargo: { name: 'Paper rolls', weight_kg: 22_000 },
    truck: { body_types: ['tent'], load_types: ['rear'] },
    waypoints: [
      {
        kind: 'pickup',
        address: place('Gdańsk', 'pl', 54.35, 18.65, 'Europe/Warsaw'),
        window: { from: at(5), to: at(5.2) },
      },
      {
        kind: 'delivery',
        address: place('Kyiv', 'ua', 50.45, 30.52, 'Europe/Kyiv'),
        window: { from: at(7), to: at(7.2) },
      },
    ],
    payment: { type: 'bank_transfer', days_to_pay: 30, currency: 'EUR', vat_mode: 'net' },
  });
  await ask(http, 'PUT', `/api/shipper/v1/loads/${id}/auction`, token, { duration_minutes: 600, ...auction });
  return id;
}

export async function publishTender(
  http: Connection,
  token: string,
  auction: Record<string, unknown>,
): Promise<number> {
  const id = await draftTender(http, token, auction);
  await ask(http, 'PUT', `/api/shipper/v1/loads/${id}/publish`, token, {});
  return id;
}
