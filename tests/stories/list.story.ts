import type { Page } from '@playwright/test';
import { enter, prepareDraft, prepareMarket, prepareTender } from './market';
import { expectAccessible, expectToFitPhone } from './axe';
import { expect, test } from './story';

/** Presses a key by its position, while the layout produces another letter. */
const pressPlace = (page: Page, code: string, key: string, shiftKey = false) =>
  page.evaluate((init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)), {
    code,
    key,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });

test('keys of a Ukrainian layout move through the list of tenders', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(2);

  await pressPlace(page, 'KeyJ', 'о');
  await expect(rows.first()).toBeFocused();
  await pressPlace(page, 'KeyJ', 'о');
  await expect(rows.nth(1)).toBeFocused();
  await pressPlace(page, 'KeyK', 'л');
  await pressPlace(page, 'KeyX', 'ч');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Selected tenders' })).toContainText('1 selected');

  // The preview follows the keys, and its URL can be shared.
  await page.keyboard.press('Space');
  const preview = page.getByRole('complementary', { name: 'Preview of a tender' });
  await expect(preview.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await expect(page).toHaveURL(/preview=\d+/);
  const before = page.url();
  await pressPlace(page, 'KeyJ', 'о');
  await expect(page).not.toHaveURL(before);
  await page.reload();
  await expect(preview.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await pressPlace(page, 'Slash', ',', true);
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await pressPlace(page, 'Slash', '.');
  await expect(page.getByRole('searchbox', { name: 'Search tenders' })).toBeFocused();
  // In a field the same keys are letters.
  await page.keyboard.type('jx');
  await expect(page).toHaveURL(/search=jx/);
});

test('a filter is part of the address and of a shared link, and is kept after Back', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Responsible').first().click();
  await page.getByRole('option', { name: 'Mine' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/manager_id=me/);
  const row = page.getByRole('row', { name: /Gdańsk/ });
  await row.click();
  await expect(page.getByRole('heading', { name: /Gdańsk/, level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Tenders' }).first().click();
  await expect(page).toHaveURL(/manager_id=me/);
  await page.getByRole('button', { name: 'Remove the filter “Mine”' }).click();
  await expect(page).not.toHaveURL(/manager_id/);
});

test('returning to the list asks once for its rows and once for its counts', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const path = `/tenders/${await prepareDraft(market)}/edit`;
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  const row = page.locator('tr[data-row]');
  await expect(row).toBeVisible();
  // Everything is asked for once more when the live connection opens.
  await page.waitForLoadState('networkidle');
  await row.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: /Gdańsk/, level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/loads(\/counts)?$/.test(pathname)) asked.push(pathname.replace('/api/shipper/v1', ''));
  });
  await page.goBack();
  await expect(row).toBeVisible();
  await pressPlace(page, 'KeyJ', 'j');
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: 'Preview of a tender' })).toContainText('Terms');
  expect(asked.toSorted()).toEqual(['/loads', '/loads/counts']);
});

test('carriers are sorted by a column head and by keys, as tenders are', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(2);
  const names = () => rows.locator('td:nth-child(3)').allTextContents();
  const before = await names();
  expect(new Set(before).size).toBe(2);
  await page.getByRole('columnheader', { name: 'Carrier' }).getByRole('button', { name: 'Carrier' }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect.poll(names).toEqual(before.toReversed());
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/carriers\/\d+/);
  await page.goBack();
  await page.getByRole('button', { name: 'Columns and view' }).click();
  await page.getByRole('checkbox', { name: 'Invited' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Invited' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nobody');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('the tenders of a carrier have the same list', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  await prepareTender(market);
  const page = await enter(await openBrowser(), 'carrier', market.carrierTokens[0] ?? '', '/carrier/');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Time left' }).click();
  await expect(page.getByRole('columnheader', { name: 'Time left' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Keyboard' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/carrier\/loads\/\d+$/);
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test('a saved view restores the groups and the calendar of a list', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  const show = async (name: string) => {
    await page.getByRole('button', { name: /^(Rows|Calendar|By )/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await show('By state');
  await expect(page.getByRole('table', { name: 'By state' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ongoing', exact: true }).click();
  await expect(page).toHaveURL(/status=ongoing/);
  await expect(page).not.toHaveURL(/show=/);
  await page.getByRole('button', { name: 'Clear' }).click();

  await show('Calendar');
  const calendar = page.getByRole('grid', { name: 'Calendar' });
  const today = calendar.locator('[aria-current=date]');
  await today.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  await page.keyboard.press('PageUp');
  await expect(today).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Pickups');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=\d+/);
  const id = new URL(page.url()).searchParams.get('view');
  await show('Rows');
  await expect(page.getByRole('button', { name: 'Pickups · changed' })).toBeVisible();

  // Its link opens it; a view that is another's does not exist.
  await page.goto(`/tenders?view=${id}`);
  await expect(calendar).toBeVisible();
  const stranger = await prepareMarket(1);
  const other = await enter(await openBrowser(), 'shipper', stranger.shipperToken, `/tenders?view=${id}`);
  await expect(other.getByText('This view does not exist or is not shared with you')).toBeVisible();
  await expect(other).not.toHaveURL(/view=/);

  // Another browser of the same person opens the list as it was left in this one.
  const second = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  await expect(async () => {
    await second.reload();
    await expect(second.getByRole('link', { name: 'Tenders', exact: true })).toHaveAttribute('href', /show=calendar/, {
      timeout: 10_000,
    });
  }).toPass();
});
