import { addPendingAccount } from '../../../test/companies/company-records';
import type { Template } from '../../platform/notices/templates';
import { eventsOfCompanies } from '../../../test/companies/company-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@tenderlane/contract';
import { formatDateTime, formatWindow, formatZoneOffset } from '@tenderlane/messages/formats';
import { serverMessages } from '@tenderlane/messages/server';
import {
  completeLoadBody,
  draftTender,
  euro,
  joinCarrier,
  numberOf,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../test/build';
import { eventsOfChats } from '../../../test/chat/chat-events';
import { eventsOfPackets } from '../../../test/packets/packet-events';
import { pagesOf } from '../../../test/lists/pages-of';
import { dueReminder, eventsOfNetwork } from '../../../test/invitations/network-events';
import { sentContactCode } from '../../../test/fleet/add-fleet';
import { startApp, type TestApp } from '../../../test/start-app';
import { TRIP_EVENTS } from '../../../test/trips/trip-events';
import { readConfig } from '../../platform/config/config';
import { loadPlaces } from '../reference';
import { DECLARED_NOTICES, planMessages } from '../../../test/notifications/declared-notices';
import { planForDigest } from '../../../test/notifications/plan-for-digest';
import { renderMessage } from '../../features';
import { fitsTwoParts } from '../notifications/render/sms-text';

let app: TestApp;
let shipper: Shipper;
const carriers = new Map<Locale, Carrier>();

beforeAll(async () => {
  app = await startApp();
  await loadPlaces(app.database);
  shipper = await signUpShipper(app, 'pl', { name: 'Kvarta Papier' });
  for (const locale of LOCALES) {
    const carrier = await joinCarrier(app, shipper, { country_id: locale === 'en' ? 'us' : 'ua' });
    await carrier.call('PUT /profile/info', {
      body: { first_name: 'Ivan', last_name: 'Ivanenko', accepts_terms: true, locale },
    });
    carriers.set(locale, carrier);
  }
});
afterAll(() => app.close());

const invitationTo = async (locale: Locale) => app.lastMessage(carriers.get(locale)!.login);

describe('the message of a new tender', () => {
  it('the message of a new tender has route, dates, cargo, truck, prices and shipper in the language of its reader', async () => {
    const id = await openTender(app, shipper, { book_now_price: euro(210_000), target_rate: euro(199_321) });
    const [pickup] = completeLoadBody(app.clock.at).waypoints!;
    const { effective_end_at: end } = (await shipper.done('GET /loads/{id}', id)).bidding!;
    const stop = { locale: 'uk', countryId: 'ua', timeZone: 'Europe/Warsaw' } as const;
    const { subject, text } = await invitationTo('uk');
    expect(subject).toMatch(/^Гданськ – Київ, \d+ \S+, 22\u00a0т: новий тендер$/);
    for (const said of [
      `${await numberOf(shipper, id)} (Гданськ – Київ)`,
      /^Маршрут: Гданськ \(PL\) – Київ \(UA\), [\d\s]+ км, приблизно$/m,
      `Завантаження: ${formatWindow(pickup!.window!, stop)} (${formatZoneOffset('Europe/Warsaw', pickup!.window!.from!)})`,
      'Вантаж: Paper rolls, 22\u00a0т',
      /^Вантажівка: Тент/m,
      'Стартова ставка: 2\u00a0500\u00a0€, без ПДВ',
      'Ціна миттєвого бронювання: 2\u00a0100\u00a0€, без ПДВ',
      'Вантажовласник: Kvarta Papier',
      formatDateTime(end, { ...stop, timeZone: 'Europe/Kyiv' }),
      '/carrier/open?lang=uk#',
    ])
      expect(text).toMatch(said);
  });

  it('a distance is marked as an estimate until a service has measured it', async () => {
    const id = await draftTender(app, shipper);
    await app.database.run(`update load_details set distance_source = 'osrm' where load_id = $1`, [id]);
    await shipper.done('PUT /loads/{id}/publish', id);
    const { text } = await invitationTo('uk');
    expect(text).toMatch(/^Маршрут: .+ км$/m);
    await openTender(app, shipper);
    for (const [locale, said] of [
      ['en', 'km, estimate'],
      ['kk', 'км, шамамен'],
      ['ru', 'км, примерно'],
    ] as const)
      expect((await invitationTo(locale)).text).toContain(said);
  });

  it('dates and times have the format of the reader’s country and time zone', async () => {
    const id = await openTender(app, shipper);
    const { effective_end_at: end } = (await shipper.done('GET /loads/{id}', id)).bidding!;
    const { subject, text } = await invitationTo('en');
    expect(subject).toMatch(/^Gdańsk – Kyiv, [A-Z][a-z]+ \d+, 22\u00a0t: new tender$/);
    const context = { locale: 'en', countryId: 'us', timeZone: 'America/New_York' } as const;
    expect(text).toContain(`${formatDateTime(end, context)} (${formatZoneOffset('America/New_York', end)})`);
    expect(text).toMatch(/Loading: .+ [AP]M/);
  });

  it.each([
    ['en', 'pl', '€1,234.50'],
    ['uk', 'us', '1\u00a0234,50\u00a0€'],
    ['kk', 'de', '1\u00a0234,50\u00a0€'],
  ] as const)(
    'numbers for a reader of %s in %s have the format of the language: %s',
    async (locale, country, price) => {
      const sender = await signUpShipper(app);
      const reader = await joinCarrier(app, sender, { country_id: country });
      await reader.call('PUT /profile/info', {
        body: { first_name: 'Ivan', last_name: 'Ivanenko', accepts_terms: true, locale },
      });
      await openTender(app, sender, { starting_rate: euro(123_450) });
      expect((await app.lastMessage(reader.login)).text).toContain(price);
    },
  );

  it.each(['open', 'rank_only', 'sealed'] as const)(
    'the message of a tender that is %s contains neither the target nor contacts of stops',
    async (mode) => {
      const id = await draftTender(app, shipper, { mode, target_rate: euro(199_321) });
      const waypoints = completeLoadBody(app.clock.at).waypoints!.map((stop) => ({
        ...stop,
        contact: { name: 'Zenobia Kwiatek', phone: '+48555123123' },
      }));
      await shipper.done('PUT /loads/{id}', id, { waypoints });
      await shipper.done('PUT /loads/{id}/publish', id);
      const number = await numberOf(shipper, id);
      for (const locale of LOCALES) {
        const { text } = await invitationTo(locale);
        expect(text).toContain(`${number} (`);
        for (const secret of ['1,993', '1993', '1\u00a0993', 'Zenobia', '555123123'])
          expect(text).not.toContain(secret);
      }
    },
  );

  it('messages to four readers need as many statements as a message to one', async () => {
    const id = await openTender(app, shipper);
    const options = await shipper.done('GET /loads/{id}/options', id);
    let key = 0;
    const row = (optionId: number) => ({
      kind: 'option.invited',
      payload: {
        key: `told ${++key}`,
        entity_id: id,
        company_id: shipper.companyId,
        account_id: null,
        option_ids: [optionId],
        params: {},
      },
    });
    const count = async (ids: number[]) => {
      const before = app.statements.length;
      expect(await planMessages(app.database, ids.map(row), app)).toHaveLength(ids.length);
      return app.statements.length - before;
    };
    const ids = options.map((option) => option.id);
    expect(ids).toHaveLength(4);
    expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  });
});

describe('every link of every message', () => {
  const pages = [...pagesOf('shipper', ''), ...pagesOf('carrier', '/carrier'), /^\/(unsubscribe\/[\w-]+|driver\/)$/];
  const templates = Object.keys(serverMessages.en.mail)
    .filter((key) => key.endsWith('.subject'))
    .map((key) => key.replace('.subject', '') as Template);

  it('every link is checked against all pages of both applications', () => expect(pages.length).toBeGreaterThan(25));

  it('every link leads to a page in the language of its message, and an SMS has at most two parts', async () => {
    const config = readConfig({ APP_SECRET: 'a secret that only the tests of this project know' });
    const render = renderMessage({ ...config, sms: { url: 'http://127.0.0.1:1', from: 'Tenderlane' } });
    const hasTwoLinks = /^(carrier-invitation|notification-digest)/;
    const planned = await everyMessage();
    expect([...new Set(planned.map(({ template }) => template))].sort()).toEqual([...templates].sort());
    for (const message of planned) {
      for (const locale of LOCALES) {
        for (const channel of ['email', 'sms'] as const) {
          const written = await render(app.database, { ...message, locale, channel });
          expect(written).not.toBeNull();
          const links = written!.text.match(/https?:\/\/\S+/g) ?? [];
          if (!message.template.endsWith('-code'))
            expect(links.filter((link) => !link.includes('/unsubscribe/'))).toHaveLength(
              channel === 'email' && hasTwoLinks.test(message.template) ? 2 : 1,
            );
          expect(links.some((link) => link.includes('/unsubscribe/'))).toBe(
            channel === 'email' && message.unsubscribe !== undefined,
          );
          for (const link of links.map((text) => new URL(text))) {
            expect(
              pages.some((page) => page.test(link.pathname)),
              `${message.template}: ${link.pathname}`,
            ).toBe(true);
            expect(link.searchParams.get('lang')).toBe(locale);
          }
          expect(written!.text + written!.subject).not.toMatch(/\{\{|undefined|null|NaN/);
          if (channel === 'sms') expect(fitsTwoParts(written!.text), written!.text).toBe(true);
        }
      }
    }
  });

  async function everyMessage() {
    const ofNetwork = await eventsOfNetwork(app, shipper);
    const id = await openTender(app, shipper);
    const [option] = await shipper.done('GET /loads/{id}/options', id);
    const { id: carrierId } = option!.carrier;
    await shipper.call('POST /profile/users', { body: { login: 'colleague@example.com', role: 'viewer' } });
    const invite = (login: string) =>
      shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
    await invite('asked@example.com');
    await openTender(app, shipper);
    await invite('invited@example.com');
    await app.shipper().send('POST /auth/code', { body: { login: 'code@example.com' } });
    const last = async (table: string, column = 'id') =>
      (await app.database.one<{ id: number }>(`select max(${column}) as id from ${table}`)).id;
    const codeId = await last('sign_in_codes');
    await app.shipper().send('POST /auth/code', { body: { login: 'attacked@example.com' } });
    const attackedId = await last('sign_in_codes');
    await app.database.run(`update sign_in_codes set form = 'link' where id = $1`, [attackedId]);
    const base = {
      load_id: id,
      company_id: shipper.companyId,
      params: { option_id: option!.id, reason: 'Rain' },
      caused_by: null,
    };
    const event = (kind: string, more: object = {}) => ({
      kind,
      payload: {
        entity_id: id,
        company_id: shipper.companyId,
        account_id: null,
        option_id: option!.id,
        option_ids: [option!.id],
        params: { ...base.params, fields: ['cargo'], led_until: app.clock.at, ...more },
      },
    });
    const idOf = async (person: Pick<Shipper | Carrier, 'login'>) =>
      (await app.database.one<{ id: number }>('select id from accounts where email = $1', [person.login])).id;
    const remindedOf = (kind: string, accountId: number) => {
      const { payload } = event(kind);
      const carrierCompanyId = carriers.get('en')!.companyId;
      return { kind, payload: { ...payload, params: {}, account_id: accountId, carrier_company_id: carrierCompanyId } };
    };
    const waiting = await app.database.rows<{ id: number }>(
      `select id from company_messages where company_id = $1 and sent_at is null order by id`,
      [shipper.companyId],
    );
    const contest = await addPendingAccount(shipper).then(contestOwnNumber);
    const market = { shipper, carrier: carriers.get('en')! };
    const rows = [
      ...ofNetwork,
      ...eventsOfPackets({ shipper: shipper.companyId, carrier: market.carrier.companyId, relation: carrierId }),
      await dueReminder(app, shipper),
      ...(await eventsOfCompanies(app, shipper)),
      ...(await eventsOfChats(app, market, { tender: id, option: option!.id })),
      ...['company.join_asked', 'company.legal_id_contested'].map((kind) => ({
        kind,
        payload: { params: { request_id: contest } },
      })),
      ...[...new Set(DECLARED_NOTICES.map(({ event: kind }) => kind))]
        .filter((kind) => /^(load|option)\./.test(kind))
        .map((kind) => event(kind)),
      event('option.canceled', { under_way: true }),
      ...TRIP_EVENTS.map(([kind, params]) => event(kind, params)),
      remindedOf('load.reminded', await idOf(shipper)),
      remindedOf('option.reminded', await idOf(carriers.get('en')!)),
      ...[codeId, attackedId].map((code_id) => ({ kind: 'sign-in.code-requested', payload: { code_id } })),
      await sentContactCode(app, carriers.get('en')!),
      { kind: 'company.code-requested', payload: { code_id: await last('company_codes') } },
      ...waiting.map(({ id: messageId }) => ({ kind: 'company.message_due', payload: { message_id: messageId } })),
      ...['requested', 'accepted', 'approved', 'declined', 'suspended', 'resumed', 'removed', 'requisites_changed'].map(
        (what) => ({
          kind: `carrier.${what}`,
          payload: { company_id: shipper.companyId, entity_id: carrierId },
        }),
      ),
    ];
    const planned = await planMessages(app.database, rows, app);
    const [some] = planned.filter(({ template }) => template === 'tender-invited');
    const digest = { ...some!, template: 'notification-digest', params: { items: [some!], path: '/' } };
    delete digest.unsubscribe;
    planned.push(digest, await planForDigest(app, shipper, event('load.archived')));
    planned.push(await planForDigest(app, shipper, event('trip.arrived', { stop: 'Kyiv' })));
    return [...new Map(planned.toReversed().map((message) => [message.template, message])).values()];
  }

  async function contestOwnNumber() {
    const number = { country_id: 'pl', legal_id: '5260250995' };
    await shipper.call('PUT /account/brand', { body: { name: 'Kvarta Papier', ...number } });
    await app.database.run(`update companies set legal_id_confirmed_at = now() where id = $1`, [shipper.companyId]);
    const document = { name: 'extract.pdf', content: Buffer.from('%PDF-1.7').toString('base64') };
    const body = { ...number, name: 'Moroz Trans', message: 'It is ours', document };
    await carriers.get('en')!.call('POST /account/brand/contest', { body });
    return (await app.database.one<{ id: number }>(`select max(id) as id from legal_id_requests`)).id;
  }
});
