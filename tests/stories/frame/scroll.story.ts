import type { Page } from '@playwright/test';
import { enter, prepareDraft, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

/** Scroll position: the cabinet scrolls its content element, the carrier's application the window. */
const topOf = (page: Page) =>
  page.evaluate(() => Math.round(Math.max(window.scrollY, document.getElementById('content')?.scrollTop ?? 0)));

async function scrollDown(page: Page): Promise<number> {
  await expect(async () => {
    await page.evaluate(() => {
      const sheet = document.getElementById('content');
      const box = sheet && sheet.scrollHeight > sheet.clientHeight ? sheet : document.documentElement;
      box.scrollTop = 200;
    });
    expect(await topOf(page)).toBe(200);
  }).toPass();
  // The event about it comes with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return topOf(page);
}

test('a new page begins at its top, and Back restores the scroll position of the page before', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const page = await openBrowser({ viewport: { width: 1280, height: 500 } });
  await enter(page, 'shipper', market.shipperToken, `/tenders/${id}/view`);
  await expect(page.getByRole('heading', { name: 'Cargo and truck' })).toBeVisible();
  const left = await scrollDown(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await expect.poll(() => topOf(page)).toBe(0);
  await scrollDown(page);
  await page.getByRole('link', { name: 'Colleagues' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colleagues');
  await expect.poll(() => topOf(page)).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Cargo and truck' })).toBeVisible();
  await expect.poll(() => topOf(page)).toBe(left);
});

test('an id in the query opens a part of the page and does not scroll', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const page = await openBrowser({ viewport: { width: 1280, height: 500 } });
  await enter(page, 'shipper', market.shipperToken, `/tenders/${id}/view`);
  await expect(page.getByRole('heading', { name: 'Cargo and truck' })).toBeVisible();
  const left = await scrollDown(page);
  // A link of the page does the same.
  await page.evaluate(() => history.pushState(history.state, '', `${location.pathname}?id=5`));
  await expect(page).toHaveURL(/\?id=5$/);
  await page.waitForTimeout(300);
  expect(await topOf(page)).toBe(left);
});

test('Back restores the scroll position of a long list of cards', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (let count = 0; count < 14; count++) await prepareDraft(market);
  const page = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, '/tenders');
  const cards = page.getByRole('list', { name: 'Tenders' });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  // Heights are measured anew, so a card tells the place better than pixels.
  const firstInSight = () =>
    cards.getByRole('listitem').evaluateAll((all) => {
      const top = document.getElementById('content')?.getBoundingClientRect().top ?? 0;
      const seen = all.filter((card) => card.getBoundingClientRect().bottom > top + 150);
      return Math.min(...seen.map((card) => Number(card.getAttribute('aria-posinset'))));
    });
  await page.locator('main').evaluate((main) => main.scrollTo(0, 700));
  await expect.poll(firstInSight).toBeGreaterThan(4);
  const left = await firstInSight();
  await cards
    .locator(`[aria-posinset="${left + 1}"]`)
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect.poll(() => topOf(page)).toBe(0);
  await page.goBack();
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  await expect.poll(firstInSight).toBe(left);
});

test('the pages of a carrier restore their scroll position too', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const page = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0] ?? '', '/carrier/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  const left = await scrollDown(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Tenders' }).click();
  await expect(page).toHaveURL(/\/carrier\/$/);
  await expect.poll(() => topOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page)).toBe(left);
  await page.goto(`/carrier/loads/${id}`);
  await expect.poll(() => topOf(page)).toBe(0);
});
