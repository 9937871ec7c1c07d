import type { Page } from '@playwright/test';
import { LOAD_STATES } from '../../../packages/domain/src/loads/load-state';
import { keepToken, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { expect, test } from '../story';

const BODIES = ['tent', 'reefer', 'isotherm', 'platform', 'grain'];

type Row = Record<string, unknown> & { id: number; waypoints: object[] };

const LATE = [
  { from: '2026-09-28T20:00:00.000Z', to: '2026-09-28T21:00:00.000Z' },
  { from: '2026-09-30T20:00:00.000Z', to: '2026-09-30T21:00:00.000Z' },
];

function fullRows(row: Row): Row[] {
  const soon = new Date(Date.now() + 95 * 60_000).toISOString();
  return LOAD_STATES.map((state, place) => ({
    ...row,
    id: row.id + place,
    waypoints: row.waypoints.map((stop, index) => ({ ...stop, window: LATE[index] })),
    status_id: state,
    truck_body: [BODIES[place % BODIES.length], 'tent'],
    temperature: { min_c: -18, max_c: -15 },
    bid_count: 127,
    bid_lowest_price: { amount: 12_345_600, currency: 'EUR' },
    price: { amount: 12_345_600, currency: 'EUR' },
    to_target_bp: -1258,
    target_rate: { amount: 12_345_600, currency: 'EUR' },
    starting_rate: { amount: 12_345_600, currency: 'EUR' },
    delivery_option_searching_end_at: soon,
    decision_end_at: soon,
    delivery_option_confirmation_end_at: soon,
    extended_count: 2,
    missing_count: 12,
    carrier: state === 'ongoing' || state === 'draft' ? null : { id: 1, name: 'Trans', legal_id: null },
  }));
}

/** Heads and cells with cut text, except names and summaries, which may have any length and have a title. */
const cutCells = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('th')];
    const isSummary = (cell: HTMLTableCellElement) => heads[cell.cellIndex]?.getAttribute('data-column') === 'tender';
    const cells = [...document.querySelectorAll<HTMLTableCellElement>('tr[data-row] td')];
    const inHeads = heads.flatMap((head) => [...head.querySelectorAll('*')]);
    const inCells = cells.filter((cell) => !isSummary(cell)).flatMap((cell) => [cell, ...cell.querySelectorAll('*')]);
    return [...inHeads, ...inCells]
      .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && part.textContent?.trim())
      .map((part) => `${part.tagName} ${part.scrollWidth}/${part.clientWidth} ${part.textContent?.trim()}`);
  });

for (const width of [1024, 1440])
  test(`no cell of the tenders is cut at ${width} px in any language, and pickups are shown`, async ({
    openBrowser,
  }) => {
    const market = await prepareMarket(1);
    await prepareTender(market, { target_rate: { amount: 230_000, currency: 'EUR' } });
    for (const locale of ['en', 'uk', 'kk', 'ru']) {
      await setProfileLanguage(market, locale);
      const page = await openBrowser({ viewport: { width, height: 768 }, locale });
      await keepToken(page, 'shipper', market.shipperToken);
      await page.route(/\/api\/shipper\/v1\/loads\?/, async (route) => {
        const answer = await route.fetch();
        const { data, meta } = (await answer.json()) as { data: Row[]; meta: object };
        await route.fulfill({ response: answer, json: { data: data.flatMap(fullRows), meta } });
      });
      await page.goto('/tenders');
      await expect(page.locator('tr[data-row]').first()).toBeVisible();
      await expect(page.locator('th[data-column=dates]')).toBeVisible();
      // In Russian the names of the states leave no room for it.
      if (width === 1440 && locale !== 'ru') await expect(page.locator('th[data-column=rates]')).toBeVisible();
      await expect.poll(() => cutCells(page), `cut at ${width} px in ${locale}`).toEqual([]);
    }
  });

test('the check of a carrier and its login are readable at 1440 px in any language', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (const locale of ['en', 'uk', 'kk', 'ru']) {
    await setProfileLanguage(market, locale);
    const page = await openBrowser({ viewport: { width: 1440, height: 768 }, locale });
    await keepToken(page, 'shipper', market.shipperToken);
    await page.route(/\/api\/shipper\/v1\/carriers\?/, async (route) => {
      const answer = await route.fetch();
      const { data, meta } = (await answer.json()) as { data: object[]; meta: object };
      const known = { login: 'office@carrier58.demo.example', state: 'verified', name: 'Carrier' };
      const checked = { by: 'Olena Savchuk', at: '2026-09-28T10:17:23.000Z' };
      const json = { data: data.map((row) => ({ ...row, ...known, checked })), meta };
      await route.fulfill({ response: answer, json });
    });
    await page.goto('/carriers');
    await expect(page.locator('tr[data-row]', { hasText: 'Olena Savchuk' })).toBeVisible();
    await expect.poll(() => cutCells(page), locale).toEqual([]);
  }
});
