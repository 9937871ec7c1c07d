import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@tenderlane/domain/core';
import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import type { Message } from '../../src/platform/messages/messages';
import { signIn } from '../build';
import { planMessages } from '../notifications/declared-notices';
import { createUpgradedDatabase } from './upgraded-database';
import { startApp, type TestApp } from '../start-app';

/** The names of that release, and today's messages to the carrier and to the shipper. */
const OLD_NOTICES: Readonly<Record<string, { carrier?: string; shipper?: string }>> = {
  invited: { carrier: 'tender-invited' },
  outbid: { carrier: 'tender-outbid' },
  extended: { carrier: 'tender-extended' },
  leader_withdrew: { carrier: 'tender-leader-withdrew' },
  terms_changed: { carrier: 'tender-changed' },
  reopened: { carrier: 'tender-reopened' },
  resumed: { carrier: 'tender-resumed' },
  selected: { carrier: 'tender-won', shipper: 'load-selected' },
  lost: { carrier: 'tender-lost' },
  not_awarded: { carrier: 'tender-not-awarded' },
  lapsed: { carrier: 'tender-lapsed', shipper: 'load-lapsed' },
  released: { carrier: 'tender-released' },
  canceled: { carrier: 'tender-canceled' },
  publication_failed: { shipper: 'load-publication-failed' },
  tender_over: { shipper: 'load-tender-over' },
  did_not_take_place: { shipper: 'load-did-not-take-place' },
  approval_requested: { shipper: 'load-approval-requested' },
  approved: { shipper: 'load-approved' },
  disapproved: { shipper: 'load-disapproved' },
  confirmed: { carrier: 'tender-confirmed', shipper: 'load-confirmed' },
  refused: { shipper: 'load-refused' },
  carrier_canceled: { shipper: 'load-carrier-canceled' },
  carrier_canceled_under_way: { shipper: 'load-carrier-canceled-under-way' },
  canceled_under_way: { carrier: 'order-canceled' },
  bid_expired: { carrier: 'tender-bid-expired' },
  loading_late: { carrier: 'order-loading-late', shipper: 'load-loading-late' },
  not_delivered: { carrier: 'order-not-delivered' },
  resolved: { carrier: 'order-resolved' },
};

const ANNA = { accountId: 2, companyId: 2, login: 'anna@example.com' };
const BORYS = { accountId: 3, companyId: 3, login: 'borys@example.com' };
const OPTION = 1;

const text = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** An event between two notices belongs to the same load, so each notice is one of its own. */
const noticeRows = Object.keys(OLD_NOTICES).flatMap((name) =>
  [{ optionId: OPTION }, 'shipper'].map((to) => {
    const payload = { to, load_id: 1, company_id: 1, params: { option_id: OPTION, reason: 'Rain' }, caused_by: null };
    const event = { event_id: 1, entity_id: 1, company_id: 1, carrier_company_id: null, params: {} };
    return `('load.created', ${text(event)}), ('notice.${name}', ${text(payload)})`;
  }),
);

const params = { path: '/carrier/loads/2', tender: 'TL-2 (Gdańsk – Kyiv)', company: 'Kvarta', at: Date.now() + DAY_MS };
const mailTo = ({ login, accountId }: typeof ANNA, template: string, group: string): Message => ({
  to: login,
  channel: 'email',
  locale: 'en',
  template,
  params: { from: 'Gdańsk', to: 'Kyiv', details: '', time_zone: 'Europe/Warsaw', country_id: 'pl', ...params },
  unsubscribe: { accountId, side: 'carrier', group },
});
const heldFor = (person: typeof ANNA, isDigest: boolean, template: string, group: string) =>
  `(${person.accountId}, ${person.companyId}, ${isDigest}, '${template}', ${text(mailTo(person, template, group))}, now(), now() - interval '1 minute')`;

const ROWS = `
  delete from outbox;
  insert into outbox (kind, payload) values ${noticeRows.join(', ')};
  insert into outbox_retries (subscriber, kind, payload, failures, error, failed_at) values
    ('messages', 'notice.lost', ${text({ to: { optionId: OPTION }, load_id: 1, company_id: 1, params: {}, caused_by: 3 })}, 3, 'down', now()),
    ('messages', 'option.confirmed', ${text({ event_id: 33, entity_id: 1, company_id: 1, params: {} })}, 3, 'down', now());
  insert into notifications (account_id, company_id, side, event_key, action, template, class, params, page_name, link, created_at)
  values (${ANNA.accountId}, ${ANNA.companyId}, 'carrier', 'old-1', 'notice.outbid', 'tender-outbid', 'must-have',
          ${text({ ...params, tender: { en: params.tender } })}, 'load', '2', now());
  insert into held_messages (account_id, company_id, is_digest, item_key, message, created_at, due_at) values
    ${heldFor(ANNA, true, 'tender-outbid', 'outbid')}, ${heldFor(ANNA, true, 'tender-invited', 'invited')},
    ${heldFor(BORYS, false, 'tender-invited', 'invited')};`;

let app: TestApp;
let queued: OutboxRow[];
beforeAll(async () => {
  app = await startApp({}, await createUpgradedDatabase({ migration: '20261127140000-old-notices.sql', sql: ROWS }));
  queued = await app.database.rows<OutboxRow>('delete from outbox returning kind, payload');
});
afterAll(() => app.close());

it('held messages and digests of an earlier release are sent with working unsubscribe links', async () => {
  await app.runDue('held messages');
  const digest = await app.lastMessage(ANNA.login);
  expect(digest.text).toContain('you were outbid');
  expect(digest.text).toContain('new tender');
  const message = await app.lastMessage(BORYS.login);
  expect(message.subject).toContain('new tender');
  const secret = /\/unsubscribe\/([\w-]+)/.exec(message.text)?.[1] ?? '';
  expect((await app.visitor().call('POST /unsubscribe', { body: { secret } })).body.data.event).toBe('invited');
  const borys = app.carrier(await signIn(app, 'carrier', BORYS.login));
  const { events } = (await borys.call('GET /profile/notifications')).body.data;
  expect(events.find(({ event }) => event === 'invited')?.channels).toMatchObject({ email: false });
});

it('an entry in the bell of an earlier release is shown unchanged', async () => {
  const anna = app.carrier(await signIn(app, 'carrier', ANNA.login));
  const { data } = (await anna.call('GET /notifications')).body;
  expect(data).toMatchObject([{ title: 'You were outbid', page_name: 'load', link: '2', type: 'outbid' }]);
  const actions = await app.database.rows(`select action from notifications where event_key = 'old-1'`);
  expect(actions).toEqual([{ action: 'option.outbid' }]);
});

it('a notice of an early release is sent as its event', async () => {
  expect(queued.filter(({ kind }) => kind.startsWith('notice.'))).toEqual([]);
  const planned = await planMessages(app.database, queued, app);
  const templates = Object.values(OLD_NOTICES).flatMap(({ carrier, shipper }) => [carrier, shipper]);
  const known = templates.filter((template) => template !== undefined);
  expect([...new Set(planned.map(({ template }) => template))].sort()).toEqual([...new Set(known)].sort());
});

it('a parked notice of an earlier release becomes a parked event', async () => {
  const rows = await app.database.rows<OutboxRow>('select kind, payload from outbox_retries');
  expect(rows).toMatchObject([{ kind: 'option.confirmed', payload: { option_ids: [OPTION], account_id: 3 } }]);
  const lost = (await planMessages(app.database, rows, app)).filter(({ template }) => template === 'tender-lost');
  expect(lost).toMatchObject([{ to: ANNA.login }]);
});
