import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { enter, prepareDraft, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';

const read = async (download: Download) => readFile(await download.path(), 'utf8');

async function fromList(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  return read(await download);
}

async function fromPalette(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('export csv');
  await page.keyboard.press('Enter');
  return read(await download);
}

test('the palette exports the list with its filter, order and columns', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  await prepareTender(market);
  await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders?sort=-number');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(3);
  const usual = await fromList(page);
  expect(await fromPalette(page)).toBe(usual);

  await page
    .getByRole('button', { name: /^Ongoing/ })
    .first()
    .click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Columns and view' }).click();
  await page.getByRole('checkbox', { name: 'Cargo' }).check();
  await page.getByRole('checkbox', { name: 'Best bid' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Cargo' })).toBeVisible();
  const chosen = await fromList(page);
  const [head = '', ...lines] = chosen.replace('\uFEFF', '').trim().split('\n');
  expect(head).toContain('Cargo');
  expect(head).not.toContain('Best bid');
  expect(lines).toHaveLength(2);
  expect(await fromPalette(page)).toBe(chosen);

  // On another page the list is the one that was left.
  await page.getByRole('link', { name: 'Carriers' }).first().click();
  await expect(page.getByRole('heading', { name: 'Carriers', level: 1 })).toBeVisible();
  expect(await fromPalette(page)).toBe(chosen);
});
