import type { Page } from '@playwright/test';
import { LOCALES } from '../../../packages/domain/src/languages/choose-locale';
import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNoCutText, THEMES } from '../looks/cut-texts';
import { enter, placeBid, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { changeLoad } from './change-load';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: /Notifications/ });
const entries = (page: Page) => list(page).locator('[data-entry]');

interface StoredEntry {
  id: number;
  hoursAgo: number;
  page_name?: string;
  link?: string | null;
  is_external?: boolean;
}

const DAY = 24;

async function answerWithEntries(page: Page, stored: readonly StoredEntry[], perPage = 25): Promise<void> {
  await page.route(/\/v1\/notifications(\?|$)/, (route) => {
    if (route.request().method() === 'POST') return route.fulfill({ json: { data: { total_unread: 0 } } });
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? Infinity);
    const rest = stored.filter(({ id }) => id < after);
    const data = rest.slice(0, perPage).map(({ id, hoursAgo, ...entry }) => ({
      id,
      title: `Entry ${id}`,
      description: `What entry ${id} says`,
      page_name: 'loads',
      link: null,
      is_external: false,
      is_read: true,
      type: 'invited',
      created_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
      ...entry,
    }));
    const next = rest.length > perPage ? String(data.at(-1)?.id) : null;
    return route.fulfill({ json: { data, meta: { total_unread: 0, next } } });
  });
}

test('a person without notifications sees an empty bell', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'carrier', market.carrierTokens[0]!, '/carrier/');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(list(page).getByRole('heading', { name: 'All notifications' })).toBeVisible();
  await expect(list(page).getByText('No notifications yet')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  // The list is loaded by now, and opens in one step.
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('region', { name: 'All notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('unread entries stay marked for three seconds after the bell was opened, and then are read', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  const page = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0]!, '/carrier/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const marked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/v1/notifications'),
  );
  await bell(page).click();
  const openedAt = Date.now();
  expect((await marked).postDataJSON()).toMatchObject({ until_id: expect.any(Number) });
  await expect(entries(page)).toHaveCount(1);
  await expect(list(page).getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(entries(page).first()).toHaveAttribute('data-unread');
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expect(entries(page).first()).not.toHaveAttribute('data-unread');
  expect(Date.now() - openedAt).toBeGreaterThan(2500);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expectToFitPhone(page);
  // The second time the list is there at once, and the keyboard finds it as well.
  await page.keyboard.press('Escape');
  await bell(page).press('Enter');
  await expect(list(page).getByRole('region', { name: 'All notifications' })).toBeFocused();
  // The focus trap focuses the list once more in a timer that it has set by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/carrier/loads/${tender}$`));
  await expect(list(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('one button marks all entries as read', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  await prepareTender(market);
  const page = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0]!, '/carrier/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  // The answer to the opening is kept back, so that only the press can mark them.
  let asked = 0;
  await page.route(/\/v1\/notifications$/, (route) => {
    if (route.request().method() === 'POST' && ++asked === 1) return;
    return route.continue();
  });
  await bell(page).click();
  const all = list(page).getByRole('button', { name: 'Mark all as read' });
  await expect(entries(page).first()).toHaveAttribute('data-unread');
  await all.click();
  await expect(entries(page)).toHaveCount(2);
  await expect(list(page).locator('[data-unread]')).toHaveCount(0);
  await expect(all).toBeDisabled();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('the head of the bell is not cut on a phone in any language', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (const locale of LOCALES) {
    await setProfileLanguage(market, locale);
    // One for each language: what one bell has shown is read in the others too.
    await prepareTender(market);
    const page = await enter(await openBrowser({ ...PHONE, locale }), 'carrier', market.carrierTokens[0]!, '/carrier/');
    await page
      .locator('header')
      .getByRole('button', { name: /,\s1\s/ })
      .click();
    await expect(page.locator('[data-entry][data-unread]')).toHaveCount(1);
    await expectNoCutText(page, `the bell in ${locale}`);
    // An open bell would mark the next notification as read.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('entries are grouped by age, and older ones load while scrolling', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  const ages = [0.055, 47, 6 * DAY, 29 * DAY, 40 * DAY];
  const stored = Array.from({ length: 30 }, (_, place) => ({
    id: 100 - place,
    hoursAgo: ages[Math.floor(place / 6)]!,
  }));
  await answerWithEntries(page, stored, 12);
  await enter(page, 'carrier', market.carrierTokens[0]!, '/carrier/');
  await bell(page).click();
  await expect(list(page).getByText('3 min ago').first()).toBeVisible();
  const box = list(page).getByRole('region', { name: 'All notifications' });
  // More than seven entries: 55 % of the window.
  await expect(box).toHaveCSS('height', /^396(\.0+\d*)?px$/);
  await expect(entries(page)).toHaveCount(12);
  await expect(box).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries(page)).toHaveCount(24);
  await page.keyboard.press('End');
  await expect(entries(page)).toHaveCount(30);
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    'Today',
    'Yesterday',
    'This week',
    'Last month',
    'Older',
  ]);
  await expectAccessible(page);
});

test('older entries load although a new one interrupts their request', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  await answerWithEntries(
    page,
    Array.from({ length: 20 }, (_, place) => ({ id: 100 - place, hoursAgo: 1 })),
    12,
  );
  let isAsked = false;
  await page.route(/\/v1\/notifications\?after=/, (route) => {
    if (isAsked) return route.fallback();
    isAsked = true;
  });
  await enter(page, 'carrier', market.carrierTokens[0]!, '/carrier/');
  await bell(page).click();
  await expect(entries(page)).toHaveCount(12);
  await expect(list(page).getByRole('region', { name: 'All notifications' })).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => isAsked).toBe(true);
  await prepareTender(market);
  await expect(entries(page)).toHaveCount(20);
});

test('a short list of entries is 400 pixels high, and an external entry opens in a new tab', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  const elsewhere = `${process.env['PRODUCT_URL']}/policy`;
  await answerWithEntries(page, [
    { id: 3, hoursAgo: 0.1, is_external: true, page_name: '', link: elsewhere },
    { id: 2, hoursAgo: 0.2, page_name: 'a page of a later release', link: '9' },
    { id: 1, hoursAgo: 0.3, is_external: true, page_name: '', link: 'javascript:alert(1)' },
  ]);
  await enter(page, 'carrier', market.carrierTokens[0]!, '/carrier/');
  await bell(page).click();
  await expect(list(page).getByRole('region', { name: 'All notifications' })).toHaveCSS('height', '400px');
  await expect(entries(page).nth(1)).toHaveAttribute('href', '/carrier/');
  await expect(entries(page).nth(2)).toHaveAttribute('href', '/carrier/');
  const opened = page.context().waitForEvent('page');
  await entries(page).first().click();
  expect((await opened).url()).toBe(elsewhere);
  await expect(page).toHaveURL(/\/carrier\/$/);
});

test('a bell that cannot be loaded is shown empty and without an error', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await openBrowser();
  await page.route(/\/v1\/notifications(\?|$)/, (route) => route.fulfill({ status: 500, json: {} }));
  await enter(page, 'carrier', market.carrierTokens[0]!, '/carrier/');
  await bell(page).click();
  await expect(list(page).getByText('No notifications yet')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Missed notifications are there the next time.
  await page.unroute(/\/v1\/notifications(\?|$)/);
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect(entries(page)).toHaveCount(1);
});

test('events are shown at once in every open page, with a sound if they need an action', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const [first = '', second = ''] = market.carrierTokens;
  const tender = await prepareTender(market);
  expect(await placeBid(first, tender, 240_000)).toBe(201);
  const [phone, desk] = [await openBrowser(PHONE), await openBrowser()];
  await desk.addInitScript(() => {
    const sounds: string[] = [];
    Object.assign(window, { sounds });
    HTMLMediaElement.prototype.play = function play() {
      sounds.push(new URL(this.src).pathname);
      return Promise.resolve();
    };
  });
  const sounds = () => desk.evaluate(() => (window as unknown as { sounds: string[] }).sounds);
  const heard = desk
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', (frame) =>
        /subscription_succeeded.*account-update/.test(String(frame.payload)),
      ),
    );
  await enter(phone, 'carrier', first, '/carrier/');
  await enter(desk, 'carrier', first, '/carrier/');
  await heard;
  await bell(desk).click();
  await expect(entries(desk)).toHaveCount(1);
  await expect(bell(phone)).toHaveAccessibleName('Notifications');

  // Another carrier bids lower: both pages of the first show it without any input.
  expect(await placeBid(second, tender, 230_000)).toBe(201);
  await expect(entries(desk).filter({ hasText: 'You were outbid' })).toBeVisible({ timeout: 30_000 });
  expect(await sounds()).toEqual([]);
  await changeLoad(market.shipperToken, tender, 'cancel', { reason: 'The cargo is not ready' });
  await expect(entries(desk).filter({ hasText: 'Tender canceled' })).toBeVisible();
  await expect.poll(sounds).toContain('/manager.mp3');
  // Reading it on the desktop clears it on the phone too.
  await expect(bell(phone)).toHaveAccessibleName('Notifications');
});

test('the shipper sees in its bell who joined its network', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await expect(entries(page)).toContainText(['accepted your invitation']);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await entries(page).first().click();
  await expect(page).toHaveURL(/\/carriers/);
  await bell(page).click();
  await list(page).getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(/\/account\/notifications$/);
});
