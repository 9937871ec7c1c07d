import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, placeBid, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { awardTo } from '../network/order-steps';
import { PHONE } from '../people';
import { expect, test } from '../story';

const TERMS = { target_rate: { amount: 230_000, currency: 'EUR' } };
const STEPS = [
  'Published',
  'Winner selected',
  'Confirmed',
  'Documents signed',
  'Loading',
  'In transit',
  'Unloading',
  'Documents returned',
  'Paid',
];

const headings = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents();

test('the tender page begins with its bids and repeats nothing', async ({ openBrowser }) => {
  const market = await prepareMarket(3);
  const tender = await prepareTender(market, TERMS);
  const [one = '', two = '', three = ''] = market.carrierTokens;
  await placeBid(one, tender, 240_000);
  await placeBid(two, tender, 235_000);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${tender}/view`);
  const grid = page.getByRole('table', { name: 'Compare bids' });
  await expect(grid.locator('tbody tr')).toHaveCount(2);
  expect((await headings(page))[0]).toBe('Compare bids');
  // Two bids are too few for a price chart.
  await expect(page.getByText('Price over time')).toHaveCount(0);
  // The preview of an award is a line of the figures, not a card.
  const strip = page.locator('dl').first();
  await expect(strip).toContainText('If the best bid wins');
  await expect(strip).toContainText('Against target, €2,300: €50 more');
  await expect(strip).toContainText('No approval is needed at this price.');
  expect(await headings(page)).not.toContain('If the best bid wins');

  // Nothing is known of these carriers yet, so no column stands empty.
  const columns = await grid.getByRole('columnheader').allTextContents();
  expect(columns).toEqual(['#', 'Carrier', 'Bid', 'Comparable', 'To target', 'Winner']);
  await expect(page.getByText('estimate')).toHaveCount(1);

  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveCount(STEPS.length);
  for (const [place, step] of STEPS.entries()) await expect(steps.nth(place)).toContainText(step);
  await expect(page.locator('[aria-current=step]')).toContainText('Published');
  await expect(steps.nth(1)).toContainText('not reached yet');
  await expectAccessible(page);

  await placeBid(three, tender, 230_000);
  await expect(grid.locator('tbody tr')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Price over time' })).toBeVisible();
  expect((await headings(page))[0]).toBe('Compare bids');

  const carrier = await enter(await openBrowser(PHONE), 'carrier', one, `/carrier/loads/${tender}`);
  const own = carrier.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(own).toHaveCount(STEPS.length);
  await expect(carrier.locator('[aria-current=step]')).toContainText('Published');
  await expect(carrier.getByText('estimate')).toHaveCount(1);
  await expectToFitPhone(carrier);
});

test('a window of 1024 × 768 shows three bids in every language', async ({ openBrowser }) => {
  const market = await prepareMarket(4);
  const tender = await prepareTender(market, TERMS);
  for (const [place, token] of market.carrierTokens.entries()) await placeBid(token, tender, 240_000 - place * 2000);
  for (const locale of ['en', 'uk', 'kk', 'ru']) {
    await setProfileLanguage(market, locale);
    const browser = await openBrowser({ viewport: { width: 1024, height: 768 }, locale });
    const page = await enter(browser, 'shipper', market.shipperToken, `/tenders/${tender}/view`);
    const third = page.locator('main table tbody tr').nth(2);
    await expect(third, locale).toBeInViewport({ ratio: 1 });
  }
});

test('the choice of the winner covers no column of the grid in any language', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const tender = await prepareTender(market, TERMS);
  for (const token of market.carrierTokens) await placeBid(token, tender, 240_000);
  for (const locale of ['en', 'uk', 'kk', 'ru']) {
    await setProfileLanguage(market, locale);
    const page = await openBrowser({ viewport: { width: 1440, height: 900 }, locale });
    await page.route(new RegExp(`/loads/${tender}/options`), async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: { carrier: object }[] };
      const check = { confirmed_by: 'network', confirmed_at: '2026-08-28T10:17:23.000Z', is_claimed_by_others: false };
      const figures = { acceptance_bp: 10_000, cancel_bp: 0, rating_x100: 420 };
      const rows = data.map((row) => ({ ...row, ...figures, carrier: { ...row.carrier, legal_id_check: check } }));
      await route.fulfill({ response: answer, json: { ...rest, data: rows } });
    });
    await enter(page, 'shipper', market.shipperToken, `/tenders/${tender}/view`);
    const heads = page.locator('main table').first().locator('th');
    await expect(heads).toHaveCount(10);
    const covered = () =>
      heads.evaluateAll((all) => {
        const shown = all.map((head) => head.getBoundingClientRect()).filter(({ width }) => width > 0);
        const [last, before] = [shown.at(-1), shown.at(-2)];
        return Math.max(0, Math.round(before!.right - last!.left));
      });
    await expect.poll(covered, locale).toBe(0);
  }
});

test('a contact without a name is shown by its phone or e-mail address', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  await awardTo(market, tender);
  const page = await openBrowser();
  await page.route(new RegExp(`/api/shipper/v1/loads/${tender}$`), async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { winner: object } };
    const contact = { name: '', phone: '+48601234567', email: 'anna@example.com' };
    await route.fulfill({ response: answer, json: { data: { ...data, winner: { ...data.winner, contact } } } });
  });
  await enter(page, 'shipper', market.shipperToken, `/tenders/${tender}/view?tab=bids`);
  const phone = page.getByRole('link', { name: '+48601234567' }).first();
  await expect(phone.locator('xpath=ancestor::dd')).toHaveText('+48601234567, anna@example.com');
});

test('no word of the progress is broken when its steps stand side by side', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  await setProfileLanguage(market, 'uk');
  const page = await openBrowser({ locale: 'uk-UA', viewport: { width: 1440, height: 900 } });
  await enter(page, 'shipper', market.shipperToken, `/tenders/${tender}/view`);
  const steps = page.getByRole('list', { name: 'Хід перевезення' });
  await expect(steps.getByText('Завантаження')).toBeVisible();
  const broken = await steps.evaluate((list) => {
    const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    return found;
  });
  expect(broken).toEqual([]);
});
