import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHAIN_KINDS, LOAD_STATES, OPTION_STATES, RELATION_STATES } from '@tenderlane/domain';
import { bid, bidByPhone, draftTender, gridRow, joinCarrier, letEnd, MINUTE_MS, openTender, select } from './build';
import { buildWorld, carrierCalls, shipperCalls } from './every-call';
import { linkSecret, pressLink } from './personal-link';
import { startApp, type TestApp } from './start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const TENANT_TABLES = [
  'loads',
  'load_details',
  'waypoints',
  'auctions',
  'options',
  'bids',
  'chain_entries',
  'decisions',
  'carriers',
  'carrier_invitations',
  'personal_links',
  'labels',
  'carrier_labels',
  'brand_members',
  'events',
];
const TOUCHES = new RegExp(`\\b(from|join|update|into|delete from)\\s+(${TENANT_TABLES.join('|')})\\b`, 'gi');
/** `asked` is a list of parameters: pairs of a record and the company that asks for it. */
const OWNED = /\b(carrier_)?company_id = (\$\d|asked\.(carrier_)?company_id)/;
const INSERTS = /^\s*insert into \w+ \((\w+, )*company_id,[^)]*\)\s*(values|select \$1,)/;

/** Statements that name no company, and why each may. */
const ALLOWED: [RegExp, string][] = [
  [/where l\.due_at <= \$1 and l\.deleted_at is null/, 'the clock looks at all companies'],
  [/\(select l\.due_at from loads l where l\.due_at is not null/, 'the same, for its next moment'],
  [/where d\.load_id = any\(\$1::bigint\[\]\)/, 'parts of loads the clock has locked'],
  [
    /where a\.load_id = any\(\$1::bigint\[\]\)/,
    'standings of loads the clock has locked, or of the carrier’s own options',
  ],
  [
    /with invited as \(\s*insert into options/,
    'the audience of loads the caller has locked; the audience is the owner’s',
  ],
  [
    /^update loads l set due_failures = 0, [^$]+ from json_to_recordset/,
    'what a rule changed of loads the caller has locked',
  ],
  [
    /^with changed as \([^$]+\$1::json\) as n[^$]+\), gone as \(\s*update options o set state = n\.state/,
    'the same for options, bids, chain and decisions',
  ],
  [/^with written as \(\s*insert into events/, 'events carry the company they are about'],
  [/^update auctions a set approval_rule = n\.rule/, 'what a publication fixes of loads the caller has locked'],
  [
    /from loads l\s+join companies c [\s\S]*where l\.id = any\(\$1::bigint\[\]\)$/,
    'what a message or a link says of the tenders it is about; never a target, a bid or a contact',
  ],
  [
    /from waypoints w join places p on p\.id = w\.place_id[\s\S]*where w\.id = any\(\$1::bigint\[\]\)$/,
    'the names of the places of stops the caller has read',
  ],
  [/join sessions s on s\.token_hash = asked\.token_hash/, 'the session names the company'],
  [
    /join auctions a on a\.load_id = asked\.load_id join companies co/,
    'standings of loads that were locked through the carriers’ own options in the same flight',
  ],
  [/from brand_members m[\s\S]*where m\.account_id = \$1/, 'a person’s own memberships'],
  [/from brand_members m[\s\S]*where m\.id = \$1(\) m|$)/, 'a colleague’s invitation is found by its code'],
  [/from personal_links p[\s\S]*where p\.id = \$1/, 'a personal link is found by its secret'],
  [/^insert into personal_links[\s\S]*a\."companyId"/, 'links of messages that are about to leave, of their senders'],
  [/left join lateral[\s\S]*where l\.id = any\(\$1::bigint\[\]\)/, 'facts of tenders that a message or a link names'],
  [/^update personal_links set used_for_bid_at/, 'links of the sessions that bid'],
  [
    /from carrier_invitations i[\s\S]*where i\.(id = \$1|login = any)/,
    'an invitation is found by its code, or by the invited login',
  ],
  [/from companies c\s+join carrier_invitations i/, 'the brands of one owner share how many invitations were accepted'],
];

const isOwned = (text: string) => OWNED.test(text) || INSERTS.test(text);

/** Walks through the product as both sides, so that every statement it has is asked at least once. */
async function useEverything() {
  const world = await buildWorld(app);
  const { shipper, carrier } = world;
  const late = await joinCarrier(app, shipper);
  const id = await openTender(app, shipper, { duration_minutes: 30, republish_if_failed: true });
  await bid(carrier, id, 240_000);
  const phoned = await bidByPhone(shipper, id, late, 230_000);
  await late.done('PUT /loads/{id}/accept_bid', id, { bid_id: phoned.body.data.id });
  await shipper.done('PUT /carriers/{id}/suspend', late.carrierId, { reason: 'x' });
  await shipper.done('PUT /carriers/{id}/resume', late.carrierId);
  await letEnd(app, shipper, id);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  await gridRow(shipper, id, carrier);
  const linked = await openTender(app, shipper, { audience: { kind: 'link' } });
  const code = (await shipper.done('GET /loads/{id}', linked)).public_link!.split('/').at(-1)!;
  await world.strangeCarrier.call('POST /links/{code}/open', { path: { code } });
  await world.strangeCarrier.call('GET /links/{code}', { path: { code } });
  const secret = await linkSecret(app, carrier.login);
  await carrier.call('POST /links/show', { body: { secret } });
  const byLink = await pressLink(app, secret);
  await bid(byLink, await openTender(app, shipper), 240_000);
  const publish_at = new Date(app.clock.at + MINUTE_MS).toISOString();
  await shipper.done('PUT /loads/{id}/publish', await draftTender(app, shipper, { publish_at }));
  const empty = await openTender(app, shipper, { duration_minutes: 1, republish_if_failed: true });
  app.clock.at += MINUTE_MS;
  await app.settle();
  await shipper.done('GET /loads/{id}', empty);
  await app.lastMessage(carrier.login);
  const mutes = /logout|sessions\/\{id\}|\/account\/brand|\/change/;
  for (const [key, call] of Object.entries(shipperCalls)) {
    if (!mutes.test(key)) await shipper.send(key as keyof typeof shipperCalls, call(world));
  }
  for (const [key, call] of Object.entries(carrierCalls)) {
    if (!mutes.test(key)) await carrier.send(key as keyof typeof carrierCalls, call(world));
  }
}

it('every statement on a company’s records names the company, or stands in a short list with its reason', async () => {
  await useEverything();
  const statements = [...new Set(app.statements)].filter((text) => text.match(TOUCHES));
  expect(statements.length).toBeGreaterThan(60);
  const open = statements.filter((text) => !isOwned(text) && !ALLOWED.some(([pattern]) => pattern.test(text)));
  expect(open).toEqual([]);
}, 60_000);

it('each exception of that list is still in use', async () => {
  const all = [...new Set(app.statements)].filter((text) => !isOwned(text));
  expect(ALLOWED.filter(([pattern]) => !all.some((text) => pattern.test(text))).map(([, why]) => why)).toEqual([]);
});

it.each([
  ['loads', 'state', LOAD_STATES],
  ['options', 'state', OPTION_STATES],
  ['chain_entries', 'kind', CHAIN_KINDS],
  ['carriers', 'state', RELATION_STATES],
])('the database allows in %s.%s exactly what the rules know', async (table, column, known) => {
  const [row] = await app.database.rows<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype = 'c' and conkey = array(
        select attnum from pg_attribute where attrelid = $1::regclass and attname = $2)`,
    [table, column],
  );
  const allowed = [...row!.definition.matchAll(/'(\w+)'/g)].map(([, value]) => value);
  expect(allowed.sort()).toEqual([...known].sort());
});
