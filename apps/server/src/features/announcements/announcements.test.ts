import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as plans from '@tenderlane/domain/plans';
import { HOUR_MS, joinCarrier, joinColleague, openMarket, signUpCarrier, signUpShipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const network = { kind: 'network' } as const;
const news = { subject: 'Gate 4 is open', message: '<p>Come by <b>gate 4</b>.</p>', audience: network };

describe('an announcement', () => {
  it('an announcement reaches the network by bell and e-mail, and each carrier that reads it counts once', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const sent = await shipper.call('POST /announcements', { body: news });
    expect(sent).toMatchObject({ status: 201, body: { data: { recipients: 3, told: 0, read: 0, sent_at: null } } });
    const { id } = sent.body.data;
    expect((await anna.send('GET /announcements/{id}', { path: { id } })).status).toBe(404);
    await app.runDueWork();

    const mail = await app.lastMessage(anna.login);
    expect(mail.subject).toMatch(/^Kvarta \d+: Gate 4 is open$/);
    expect(mail.text).toContain('Come by gate 4.');
    const { data: bell } = (await anna.call('GET /notifications')).body;
    expect(bell[0]).toMatchObject({ page_name: 'announcement', link: String(id), type: 'announcement' });
    expect(bell[0]!.description).toBe('Come by gate 4.');

    const received = await anna.done('GET /announcements/{id}', id);
    expect(received).toMatchObject({ subject: news.subject, is_read: false });
    expect(received.html).toBe('<p>Come by <strong>gate 4</strong>.</p>');
    for (const reader of [anna, anna, borys]) await reader.done('PUT /announcements/{id}/read', id);
    expect((await anna.call('GET /announcements')).body.data).toMatchObject([{ id, is_read: true }]);
    const [kept] = (await shipper.call('GET /announcements')).body.data;
    expect(kept).toMatchObject({ id, recipients: 3, told: 3, read: 2, excerpt: 'Come by gate 4.' });
    expect(kept!.sent_at).not.toBeNull();
    const { data: readers } = (await shipper.call('GET /announcements/{id}/recipients', { path: { id } })).body;
    expect(readers.map(({ name, read_at }) => [name, read_at !== null])).toEqual([
      ['Anna Trans', true],
      ['Borys Spedycja', true],
      ['Celina Logistyka', false],
    ]);
  });

  it('an announcement is visible only to its own company and its recipients', async () => {
    const { shipper, anna } = await openMarket(app);
    const { id } = (await shipper.call('POST /announcements', { body: news })).body.data;
    await app.runDueWork();
    const [stranger, other] = [await signUpShipper(app), await signUpCarrier(app)];
    expect((await stranger.refused('GET /announcements/{id}', id)).code).toBe('record.not-found');
    expect((await stranger.refused('GET /announcements/{id}/recipients', id)).code).toBe('record.not-found');
    expect((await other.refused('GET /announcements/{id}', id)).code).toBe('record.not-found');
    expect((await other.refused('PUT /announcements/{id}/read', id)).code).toBe('record.not-found');
    expect((await stranger.call('GET /announcements')).body.data).toEqual([]);
    // A carrier must not learn the number of recipients.
    expect(Object.keys(await anna.done('GET /announcements/{id}', id))).not.toContain('recipients');
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await viewer.send('POST /announcements', { body: news })).body.code).toBe('right.missing');
    expect((await viewer.call('GET /announcements')).body.data).toHaveLength(1);
  });

  it('an announcement is sent to labels, states or chosen carriers', async () => {
    const { shipper, anna, borys, celina } = await openMarket(app);
    const label = (await shipper.call('POST /labels', { body: { name: 'Reefer' } })).body.data.id;
    await shipper.done('PUT /carriers/{id}', anna.carrierId, { label_ids: [label] });
    await shipper.done('PUT /carriers/{id}/suspend', celina.carrierId, { reason: 'Late' });
    const count = async (audience: typeof news.audience | object) =>
      (await shipper.call('POST /announcements/preview', { body: { message: 'x', audience: audience as never } })).body
        .data.recipients;
    expect(await count(network)).toBe(2);
    expect(await count({ kind: 'labels', label_ids: [label] })).toBe(1);
    expect(await count({ kind: 'states', states: ['suspended'] })).toBe(1);
    expect(await count({ kind: 'carriers', carrier_ids: [borys.carrierId, celina.carrierId] })).toBe(2);
    const stranger = await openMarket(app);
    expect(await count({ kind: 'filter', filter: { label_id: label } })).toBe(1);
    expect(await count({ kind: 'filter', filter: { state: 'suspended' } })).toBe(1);
    expect(await count({ kind: 'filter', filter: {} })).toBe(2);
    expect(await count({ kind: 'filter', filter: { ids: String(stranger.anna.carrierId) } })).toBe(0);
    const refusedFields = async (audience: object) => {
      const body = { message: 'x', audience: audience as never };
      const preview = await stranger.shipper.send('POST /announcements/preview', { body });
      const sent = await stranger.shipper.send('POST /announcements', { body: { ...news, ...body } });
      expect(preview.body).toMatchObject({ code: 'input.invalid', errors: sent.body.errors });
      return Object.keys(sent.body.errors ?? {});
    };
    expect(await refusedFields({ kind: 'labels', label_ids: [label] })).toEqual(['audience.label_ids']);
    const carriers = { kind: 'carriers', carrier_ids: [anna.carrierId] };
    expect(await refusedFields(carriers)).toEqual(['audience.carrier_ids']);
  });

  it('an announcement is sent to all carriers of a filter', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const label = (await shipper.call('POST /labels', { body: { name: 'Tent' } })).body.data.id;
    await shipper.done('PUT /carriers/{id}', borys.carrierId, { label_ids: [label] });
    const audience = { kind: 'filter' as const, filter: { label_id: label, state: 'verified' as const } };
    const sent = await shipper.call('POST /announcements', { body: { ...news, audience } });
    expect(sent).toMatchObject({ status: 201, body: { data: { recipients: 1, audience } } });
    await app.runDueWork();
    expect((await borys.call('GET /announcements')).body.data).toHaveLength(1);
    expect((await anna.call('GET /announcements')).body.data).toHaveLength(0);
  });

  it('an announcement does not reach carriers that are only invited', async () => {
    const shipper = await signUpShipper(app);
    await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login: 'invited@example.com' }] } });
    expect((await shipper.call('POST /announcements', { body: news })).body.code).toBe('announcement.no-recipients');
  });
});

describe('a period of hours holds one announcement', () => {
  it('a refused announcement states the time of the next allowed one', async () => {
    const { shipper } = await openMarket(app);
    const start = app.clock.at;
    expect((await shipper.call('POST /announcements', { body: news })).status).toBe(201);
    const next = new Date(start + 24 * HOUR_MS).toISOString();
    expect((await shipper.call('GET /announcements')).body.meta.next_at).toBe(next);
    app.clock.at += 2 * HOUR_MS;
    const early = await shipper.call('POST /announcements', { body: news });
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'announcement.too-soon', params: { at: next, hours: 22 } },
    });
    await shipper.call('PUT /profile/setting', { body: { announcement_hours: 2 } });
    expect((await shipper.call('POST /announcements', { body: news })).status).toBe(201);
    expect((await shipper.call('GET /announcements')).body.data).toHaveLength(2);
  });

  it('one of several simultaneous announcements is accepted', async () => {
    const { shipper } = await openMarket(app);
    const answers = await Promise.all([1, 2, 3].map(() => shipper.call('POST /announcements', { body: news })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('a repeated request creates one announcement with one answer', async () => {
    const { shipper } = await openMarket(app);
    const headers = { 'idempotency-key': 'one-press' };
    const [first, second] = [
      await shipper.send('POST /announcements', { body: news, headers }),
      await shipper.send('POST /announcements', { body: news, headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect((await shipper.call('GET /announcements')).body.data).toHaveLength(1);
  });
});

describe('bad input is named', () => {
  it.each<[string, object, string]>([
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of two lines', { subject: 'a\nBcc: b@example.com' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(151) }, 'subject'],
    ['no message', { message: '' }, 'message'],
    ['a message of empty tags', { message: '<p></p><p><br></p>' }, 'message'],
    ['a script as a message', { message: '<script>alert(1)</script>' }, 'message'],
    ['a message that is too long', { message: `<p>${'x'.repeat(5_001)}</p>` }, 'message'],
    ['an unknown audience', { audience: { kind: 'everybody' } }, 'audience.kind'],
    ['no labels', { audience: { kind: 'labels', label_ids: [] } }, 'audience.label_ids'],
    ['a state without companies', { audience: { kind: 'states', states: ['invited'] } }, 'audience.states.0'],
  ])('an announcement with %s is refused', async (_name, change, field) => {
    const { shipper } = await market();
    const answer = await shipper.send('POST /announcements', { body: { ...news, ...change } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  let known: ReturnType<typeof openMarket> | undefined;
  const market = () => (known ??= openMarket(app));
});

it('scripts, pictures and handlers are removed from an announcement', async () => {
  const { shipper, anna } = await openMarket(app);
  const message =
    '<p onclick="x()">Hello<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><svg onload=alert(1)></p><script>1</script>';
  const preview = await shipper.call('POST /announcements/preview', { body: { message, audience: network } });
  const { id, html } = (await shipper.call('POST /announcements', { body: { ...news, message } })).body.data;
  expect(html).toBe('<p>Hello<a rel="noopener noreferrer nofollow" target="_blank">a</a></p>');
  expect(preview.body.data.html).toBe(html);
  await app.runDueWork();
  expect((await anna.done('GET /announcements/{id}', id)).html).toBe(html);
});

it('a plan without announcements refuses, and what was announced stays readable', async () => {
  const { shipper } = await openMarket(app);
  await shipper.call('POST /announcements', { body: news });
  const plan = vi.spyOn(plans, 'isGranted').mockImplementation((_capacity, key) => key !== 'announcements');
  try {
    const refused = await shipper.call('POST /announcements', { body: news });
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan.limit', params: { capacity: 'announcements' } } });
    expect((await shipper.call('GET /announcements')).body.data).toHaveLength(1);
  } finally {
    plan.mockRestore();
  }
});

it('a long audience is told in batches, and one that is interrupted goes on where it was', async () => {
  const shipper = await signUpShipper(app);
  const anna = await joinCarrier(app, shipper, { name: 'Anna Trans' });
  await app.database.run(
    `with made as (insert into companies (kind, name, country_id, currency, admin_id, created_at)
       select 'carrier', 'Haulier of many ' || n, 'pl', 'EUR', (select admin_id from companies where id = $1), now()
         from generate_series(1, 1200) n returning id, name)
     insert into carriers (company_id, carrier_company_id, state, name, created_at) select $1, id, 'verified', name, now() from made`,
    [shipper.companyId],
  );
  const { id } = (await shipper.call('POST /announcements', { body: news })).body.data;
  await app.runDueWork();
  const batches = await app.database.rows<{ kind: string }>(
    `select told_count, recipient_count from announcements where id = $1 and sent_at is not null`,
    [id],
  );
  expect(batches).toEqual([{ told_count: 1201, recipient_count: 1201 }]);
  expect((await anna.done('GET /announcements/{id}', id)).subject).toBe(news.subject);
});
