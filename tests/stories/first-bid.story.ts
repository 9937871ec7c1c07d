import type { Page } from '@playwright/test';
import { en } from '../../packages/messages/src/languages/en';
import { uk } from '../../packages/messages/src/languages/uk';
import { connect } from '../load/connections';
import { startProduct } from '../product';
import { expectAccessible, expectToFitPhone } from './axe';
import { recordScreens } from './record-screens';
import { enter, placeBid, prepareMarket, prepareTender } from './market';
import { linkIn, newLogin, PHONE, readMail } from './people';
import { inviteCarriers, publishTender, startCompany, writeTender } from './shipper-steps';
import { expect, test } from './story';

const UKRAINIAN_PHONE = { ...PHONE, locale: 'uk-UA', timezoneId: 'Europe/Kyiv' } as const;
const texts = uk.carrierApp;

const say = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => values[name] ?? '');

test('a carrier that has not accepted yet bids from the message with a price and the name of its company', async ({
  openBrowser,
}) => {
  const shipper = await openBrowser({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  const logins = ['sokil', 'vektor', 'bystry'].map(newLogin);
  const login = logins[0] ?? '';
  await startCompany(shipper, newLogin('shipper'), {
    name: 'Kvarta Foods',
    known: { country: 'Poland', currency: /Polish|PLN/ },
  });
  await inviteCarriers(shipper, logins, 'uk');
  await writeTender(shipper, '9500');
  await expect(shipper.getByText(say(en.loadEdit['audience.invited_other'], { count: '3' })).first()).toBeVisible();
  await publishTender(shipper);

  const message = await readMail(shipper, login, /TL-/);
  expect(message.text).toMatch(/Kvarta Foods/);
  expect(`${message.subject} ${message.text}`).toMatch(/Гданськ – Київ/);
  const phone = await openBrowser(UKRAINIAN_PHONE);
  const way = await recordScreens(phone);
  await phone.goto(linkIn(message));
  await expect(
    phone.getByRole('heading', { name: say(texts['open.title'], { shipper: 'Kvarta Foods' }) }),
  ).toBeVisible();
  await expect(phone.getByText('Гданськ').first()).toBeVisible();
  await expect(shipper.getByText('1 opened, 0 accepted')).toBeVisible();
  await expectToFitPhone(phone);
  await phone.getByRole('button', { name: texts['open.bid'] }).click();
  await phone.getByLabel(texts['first_bid.company']).fill('Сокіл Транс');
  await phone.getByRole('textbox', { name: new RegExp(texts['bid.price']) }).fill('9400');
  await expectToFitPhone(phone);
  await phone.getByRole('button', { name: /9[\s.,]?400/ }).click();
  await expect(phone.getByRole('heading', { name: /^TL-/, level: 1 })).toBeVisible();
  await expect(phone.getByText(texts['news.leading']).first()).toBeVisible();

  expect(way.screens.length, way.screens.join('\n')).toBeLessThanOrEqual(3);
  expect([...way.fields].map((label) => label.split(',')[0]).sort()).toEqual(
    [texts['bid.price'], texts['first_bid.company']].sort(),
  );
  await expect(shipper.getByText('Сокіл Транс').first()).toBeVisible();
  await expect(shipper.getByText('1 opened, 1 accepted')).toBeVisible();
});

async function prepareLink() {
  const market = await prepareMarket(1);
  const id = await prepareTender(market, { audience: { kind: 'link' } });
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const ask = async (method: string, path: string, body?: unknown) => {
    const { text } = await http.send(method, `/api/shipper/v1${path}`, market.shipperToken, body);
    return (JSON.parse(text || '{}') as { data: never }).data;
  };
  const { public_link: link } = (await ask('GET', `/loads/${id}`)) as { public_link: string };
  const { company } = (await ask('GET', '/account')) as { company: { name: string } };
  return { market, id, path: new URL(link).pathname, shipper: company.name, ask, close: () => http.close() };
}

async function expectTender(page: Page, id: number): Promise<void> {
  await expect(page.getByRole('heading', { name: /^TL-/, level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/carrier/loads/${id}`);
}

async function typeCode(page: Page, login: string): Promise<void> {
  const code = /\b\d{6}\b/.exec((await readMail(page, login, /\b\d{6}\b/)).text)?.[0] ?? '';
  await page.locator('input[autocomplete="one-time-code"]').pressSequentially(code);
}

test('a stranger bids by a public link with login, code and company, and the bid waits as a request', async ({
  openBrowser,
}) => {
  const { path, shipper, id, close, ask } = await prepareLink();
  const phone = await openBrowser(UKRAINIAN_PHONE);
  const way = await recordScreens(phone);
  const login = newLogin('stranger');
  await phone.goto(path);
  await expect(phone.getByRole('heading', { name: say(texts['public_link.title'], { shipper }) })).toBeVisible();
  await expect(phone.getByText(say(texts['public_link.request'], { shipper }))).toBeVisible();
  // A new installation may still be reading the names of places.
  await expect(phone.getByText(/Гданськ|Gdańsk/).first()).toBeVisible();
  await expectToFitPhone(phone);
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: new RegExp(texts['bid.price']) }).fill('2400');
  await phone.getByLabel(texts['public_link.login']).fill(login);
  await phone.getByRole('button', { name: texts['public_link.next'] }).click();
  await expect(phone.getByRole('heading', { name: uk.auth['code.title'] })).toBeVisible();
  await phone.reload();
  await typeCode(phone, login);
  await phone.getByLabel(texts['first_bid.company']).fill('Вектор Авто');
  await expect(phone.getByText(say(texts['public_link.request'], { shipper }))).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await phone.getByRole('button', { name: /2[\s.,]?400/ }).click();
  await expectTender(phone, id);
  await expect(phone.getByText(texts['news.provisional']).first()).toBeVisible();
  await expect(phone.getByText(say(texts['news.provisional_text'], { shipper })).first()).toBeVisible();

  expect(way.screens.length, way.screens.join('\n')).toBeLessThanOrEqual(4);
  expect([...way.fields].map((label) => label.split(',')[0]).sort()).toEqual(
    [texts['bid.price'], texts['public_link.login'], uk.common['input.code'], texts['first_bid.company']].sort(),
  );
  const options = (await ask('GET', `/loads/${id}/options`)) as { carrier: { name: string }; provisional: boolean }[];
  expect(options.map(({ carrier, provisional }) => [carrier.name, provisional])).toEqual([['Вектор Авто', true]]);
  close();

  // A carrier that comes again sees its bid.
  await phone.goto(path);
  await expectTender(phone, id);
});

test('a carrier that already has a company does not enter it again', async ({ openBrowser }) => {
  const elsewhere = await prepareLink();
  const { path, shipper, id, close } = await prepareLink();
  const login = newLogin('known');
  const [invitation] = (await elsewhere.ask('POST', '/catalogs/invite/create', { invitations: [{ login }] })) as {
    code: string;
  }[];
  const page = await openBrowser();
  const [, secret] = linkIn(await readMail(page, login)).split('#');
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const opened = await http.send('POST', '/api/carrier/v1/auth/link', null, { secret });
  const { token } = (JSON.parse(opened.text) as { data: { token: string } }).data;
  const company = { name: 'Sokil Trans', country_id: 'ua' };
  await http.send('POST', `/api/carrier/v1/invitations/${invitation?.code}/accept`, token, { company });

  const way = await recordScreens(page);
  await page.goto(path);
  await page.getByRole('textbox', { name: new RegExp(en.carrierApp['bid.price']) }).fill('2350');
  await page.getByLabel(en.carrierApp['public_link.login']).fill(login);
  await page.getByRole('button', { name: en.carrierApp['public_link.next'] }).click();
  await expect(page.getByRole('heading', { name: en.auth['code.title'] })).toBeVisible();
  await typeCode(page, login);
  await expect(page.getByText('You bid as Sokil Trans.')).toBeVisible();
  await expect(page.getByText(say(en.carrierApp['public_link.request_known'], { shipper }))).toBeVisible();
  await page.getByRole('button', { name: /2[\s.,]?350/ }).click();
  await expectTender(page, id);
  await expect(page.getByText(en.carrierApp['news.provisional']).first()).toBeVisible();
  expect(way.screens.length, way.screens.join('\n')).toBeLessThanOrEqual(4);
  expect(way.fields.size, [...way.fields].join('\n')).toBe(3);
  http.close();
  elsewhere.close();
  close();
});

test('the typed price is kept when the message has a link instead of a code', async ({ openBrowser }) => {
  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const busy = await startProduct({ ...settings, CODES_PER_ADDRESS_HOUR: '1' });
  try {
    const { path, close } = await prepareLink();
    const page = await openBrowser({ baseURL: busy.url });
    // The first request of the hour may still get digits.
    await page.request.post('/api/carrier/v1/auth/code', { data: { login: newLogin('first') } });
    const login = newLogin('linked');
    await page.goto(path);
    await page.getByRole('textbox', { name: new RegExp(en.carrierApp['bid.price']) }).fill('2345');
    await page.getByLabel(en.carrierApp['public_link.login']).fill(login);
    await page.getByRole('button', { name: en.carrierApp['public_link.next'] }).click();
    await expect(page.getByRole('heading', { name: en.auth['code.title'] })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(linkIn(await readMail(page, login, /\/code/)));
    await other.getByRole('button', { name: en.auth['digits.show'] }).click();
    for (const tab of [other, page]) {
      await expect(tab.getByLabel(en.carrierApp['first_bid.company'])).toBeVisible();
      await expect(tab.getByRole('button', { name: /2[\s.,]?345/ })).toBeVisible();
    }
    close();
  } finally {
    await busy.stop();
  }
});

test('a public link tells a suspended carrier that it is suspended', async ({ openBrowser }) => {
  const { path, market, shipper, close, ask } = await prepareLink();
  const [carrier] = (await ask('GET', '/carriers')) as { id: number }[];
  await ask('PUT', `/carriers/${carrier?.id}/suspend`, { reason: 'Insurance has run out' });
  const page = await enter(await openBrowser(), 'carrier', market.carrierTokens[0] ?? '', path);
  await page.getByRole('button', { name: /2[\s.,]?500/ }).click();
  await expect(page.getByText(say(en.carrierApp['news.suspended_text'], { shipper })).first()).toBeVisible();
  close();
});

test('a public link explains itself to a signed-in carrier, after the end, and when it is invalid', async ({
  openBrowser,
}) => {
  const { path, market, id, close, ask } = await prepareLink();
  const [token = ''] = market.carrierTokens;
  const page = await enter(await openBrowser(), 'carrier', token, path);
  const price = page.getByRole('textbox', { name: new RegExp(en.carrierApp['bid.price']) });
  await price.fill('2300');
  await page.reload();
  await expect(price).toHaveValue(/2[\s.,]?300/);
  await expect(page.getByText(/^You bid as/)).toBeVisible();
  await expect(page.getByLabel(en.carrierApp['public_link.login'])).toHaveCount(0);
  await page.getByRole('button', { name: /2[\s.,]?300/ }).click();
  // The shipper knows this carrier, so the bid counts at once.
  await expect(page.getByText('You lead').first()).toBeVisible();
  expect(await placeBid(token, id, 220_000)).toBe(201);

  await ask('PUT', `/loads/${id}/cancel`, { reason: 'No cargo' });
  await page.goto(path);
  await expectTender(page, id);
  const visitor = await openBrowser();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: en.carrierApp['public_link.over_title'] })).toBeVisible();
  await visitor.goto('/carrier/t/nobody-made-this');
  await expect(visitor.getByRole('heading', { name: en.carrierApp['link.failed'] })).toBeVisible();
  close();
});

test('a copied link of an invitation opens the carrier’s application', async ({ openBrowser }) => {
  const { ask, close, shipper } = await prepareLink();
  const login = newLogin('copied');
  const [invitation] = (await ask('POST', '/catalogs/invite/create', { invitations: [{ login }] })) as {
    url: string;
  }[];
  const phone = await openBrowser(UKRAINIAN_PHONE);
  const way = await recordScreens(phone);
  const { pathname } = new URL(invitation?.url ?? '');
  await phone.goto(`${pathname}?lang=uk`);
  await expect(
    phone.getByRole('heading', { name: say(uk.carrierApp['invitation.open_title'], { shipper }) }),
  ).toBeVisible();
  expect(new URL(phone.url()).pathname).toMatch(/^\/carrier\/invitation\//);
  await phone.getByRole('link', { name: texts['invitation.sign_in'] }).click();
  await expect(phone.getByRole('heading', { name: uk.auth['sign_in.title'] })).toBeVisible();
  expect(new URL(phone.url()).pathname).toBe('/carrier/auth');
  expect(way.screens).toHaveLength(2);
  close();
});
