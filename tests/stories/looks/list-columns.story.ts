import type { Page } from '@playwright/test';
import { keepToken, prepareMarket, setProfileLanguage } from '../market';
import { expect, test } from '../story';

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
