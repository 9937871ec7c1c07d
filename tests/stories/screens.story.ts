import { connect } from '../load/connections';
import type { Page } from '@playwright/test';
import { expectToFitPhone } from './axe';
import { enter, placeBid, prepareMarket, prepareTender } from './market';
import { PHONE } from './people';
import { expect, test } from './story';

async function call<Answer>(token: string, method: string, path: string, body: object): Promise<Answer> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { status, text } = await http.send(method, `/api/${path}`, token, body);
    if (status >= 300) throw new Error(`${status} ${text}`);
    return (JSON.parse(text || '{}') as { data: Answer }).data;
  } finally {
    http.close();
  }
}

const newDraft = (token: string) => call<{ id: number }>(token, 'POST', 'shipper/v1/loads', { country_id: 'pl' });

const scrollTo = (page: Page, place: 'half' | 'end') =>
  page.evaluate((where) => {
    const { scrollHeight } = document.documentElement;
    const boxes = [document.documentElement, ...document.querySelectorAll('main')];
    for (const box of boxes)
      box.scrollTop = where === 'end' ? scrollHeight : Math.max(box.scrollHeight, scrollHeight) / 2;
  }, place);

test('Publish, the missing fields and the checklist stay visible on a phone', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id } = await newDraft(market.shipperToken);
  const page = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, `/tenders/${id}/edit`);
  const missing = page.getByRole('button', { name: /things are missing/ });
  await expect(missing).toBeVisible();
  for (const place of ['half', 'end'] as const) {
    await scrollTo(page, place);
    await expect(missing).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
  }
  await scrollTo(page, 'half');
  await missing.click();
  const first = page.getByRole('complementary', { name: 'Before publication' }).getByRole('button').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(first).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Before publication' })).toBeInViewport({ ratio: 1 });
  const preview = page.getByRole('button', { name: 'What carriers see' });
  expect((await preview.locator('svg').boundingBox())?.width).toBeGreaterThan(0);
});

test('the countdown and the main action of a carrier stay at the bottom of a phone', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const page = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0] ?? '', `/carrier/loads/${id}`);
  const action = page.getByRole('complementary', { name: 'What to do now' }).getByRole('button').last();
  await expect(action).toBeVisible();
  await scrollTo(page, 'end');
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer').first()).toBeInViewport({ ratio: 1 });
});

test('tabs and table head stay visible while a long list scrolls', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (let count = 0; count < 25; count++) await newDraft(market.shipperToken);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  const tabs = page.getByRole('navigation', { name: 'States of tenders' });
  const grid = page.getByRole('grid', { name: 'Tenders' });
  await expect(grid).toHaveAttribute('aria-rowcount', '26');
  // The rows scroll in their own box, and only those in sight are in the page.
  await grid.evaluate((table) => table.parentElement?.scrollTo(0, table.scrollHeight));
  await expect(page.locator('tr[aria-rowindex="26"]')).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Tender', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('searchbox', { name: 'Search tenders' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE.viewport);
  const cards = page.getByRole('list', { name: 'Tenders' });
  await expect(cards).toBeVisible();
  // Cards come into the page as they come into sight.
  await expect(async () => {
    await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await expect(cards.locator('[aria-posinset="25"]')).toBeInViewport({ timeout: 10_000 });
  }).toPass();
  await expect(tabs).toBeInViewport({ ratio: 1 });
});

test('a page without a connection says what waits, and a tab never shows rows of another tab', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const { id } = await newDraft(market.shipperToken);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.context().setOffline(true);
  await expect(page.getByText('Offline: nothing waits to be sent')).toBeVisible();
  await page.getByRole('button', { name: /^Ongoing/ }).click();
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.context().setOffline(false);

  await page.goto(`/tenders/${id}/edit`);
  await page
    .getByRole('textbox', { name: /^Cargo/ })
    .first()
    .fill('Paper');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.context().setOffline(true);
  await page
    .getByRole('textbox', { name: /^Cargo/ })
    .first()
    .fill('Paper rolls');
  await expect(page.getByText('Offline: 1 change waits to be sent')).toBeVisible();
  await page.setViewportSize(PHONE.viewport);
  await expect(page.getByText('Offline: 1 change waits to be sent')).toBeInViewport();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Offline/)).toBeHidden();
});

const LONG = 'A'.repeat(190);
const HEBREW = 'חברת הובלה 24';

test('right-to-left names and very long names do not break the layout', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const [first = '', second = ''] = market.carrierTokens;
  const id = await prepareTender(market);
  await call(first, 'PUT', 'carrier/v1/account/brand', { name: HEBREW, country_id: 'pl' });
  await call(second, 'PUT', 'carrier/v1/account/brand', { name: LONG, country_id: 'pl' });
  await call(market.shipperToken, 'PUT', `shipper/v1/loads/${id}`, { name: 'נייר 40' });
  expect(await placeBid(first, id, 240_000)).toBe(201);
  expect(await placeBid(second, id, 230_000)).toBe(201);

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const name = page.getByTitle(HEBREW, { exact: true }).first();
  await expect(name).toHaveCSS('unicode-bidi', 'isolate');
  const long = page.getByTitle(LONG).first();
  await expect(long).toBeVisible();
  expect((await long.boundingBox())?.height).toBeLessThan(50);
  await expect(page.getByText(/TL-\d+ · \u2068נייר 40\u2069/).first()).toBeVisible();
  await expectToFitPhone(page);
  await page.goto('/carriers');
  await expect(page.getByTitle(LONG).first()).toBeVisible();
  await expectToFitPhone(page);

  const phone = await enter(await openBrowser(PHONE), 'carrier', second, '/carrier/bids');
  await expect(phone.getByRole('link', { name: /Paper rolls/ })).toBeVisible();
  await expectToFitPhone(phone);
  await phone.goto('/carrier/settings');
  await expectToFitPhone(phone);
});
