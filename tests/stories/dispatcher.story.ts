import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { enter, prepareDraft, prepareMarket, prepareTender } from './market';
import { expect, test } from './story';

test('a dispatcher does the work of a day by keyboard alone', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const tenders = [await prepareTender(market), await prepareTender(market)];
  await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(3);
  const press = async (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().press('Enter');

  // The filter is saved as a view.
  await page.keyboard.press('/');
  await page.keyboard.type('Gdańsk');
  await expect(page).toHaveURL(/search=Gda/);
  await page
    .getByRole('button', { name: /^Ongoing/ })
    .first()
    .press('Enter');
  await expect(rows).toHaveCount(2);
  await press('Views');
  await press('Save as a new view');
  await page.keyboard.type('Running from Gdańsk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Running from Gdańsk' }).first()).toBeVisible();

  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Both are tagged at once, and the tags are taken back.
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Selected tenders' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Tags' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change tags' });
  await dialog.getByLabel('Add tags').first().focus();
  await page.keyboard.type('urgent');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Change 2 tenders' }).press('Enter');
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Undoing: 2 tenders done.')).toBeVisible();

  // The list goes into a file, out of the palette.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('export csv');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(1 + tenders.length);

  // The palette opens a tender again, and the list in the drawer is unchanged.
  await page.keyboard.press('Control+k');
  // A letter without its own key arrives as text input, which only a field accepts.
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Gdańsk');
  const found = page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('group', { name: 'Tenders' });
  await expect(found.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Gdańsk/, level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tenders');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Running from Gdańsk' }).first()).toBeVisible();
});

test('the palette finds tenders, carriers, pages and actions by keyboard alone', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const field = palette.getByRole('combobox');

  // On a Cyrillic layout the same key types another letter, and a field has the focus.
  await page.getByRole('searchbox', { name: 'Search tenders' }).focus();
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'KeyK', key: 'л', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expect(palette.getByRole('group').first()).toHaveAccessibleName('Actions');
  // The page stays to be seen around it.
  await expect(page.locator('.mantine-Modal-inner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.type('nothing of that name');
  await expect(palette.getByRole('status')).toContainText('Nothing found');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  // Enter pressed before the response waits for it.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('Gdańsk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tenders/${tender}/view`));
  await expect(page.getByRole('heading', { name: /Gdańsk/, level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.type('coll');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/users/);

  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  // A failed message says so, and can be sent again.
  await page.route('**/api/shipper/v1/loads?*search=*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('Berlin');
  await expect(palette.getByRole('alert')).toContainText('did not get through');
  await page.unroute('**/api/shipper/v1/loads?*search=*');
  await palette.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(palette.getByRole('alert')).toBeHidden();
});

test('the list says that it is outdated while the server cannot be reached, and recovers by itself', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  // Wait until the page listens for changes.
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.abort());
  // The page is notified of a change but cannot load it.
  await prepareTender(market);
  const notice = page.getByText('These rows could not be refreshed');
  await expect(notice).toBeVisible();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.unroute('**/api/**');
  await expect(notice).toBeHidden();
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
});

test('two tabs merge different fields of one draft, and ask about the same field', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const draft = await prepareDraft(market);
  const first = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${draft}/edit`);
  const second = await first.context().newPage();
  await second.goto(`/tenders/${draft}/edit`);
  const nameIn = (page: typeof first) => page.getByRole('textbox', { name: 'Name of the tender' });
  const savedIn = (page: typeof first) => expect(page.getByText('All changes saved')).toBeVisible();
  await nameIn(second).waitFor();

  await nameIn(first).fill('For the northern depots');
  await nameIn(first).blur();
  await savedIn(first);
  await second.getByRole('textbox', { name: 'External ID' }).fill('SAP-17');
  await second.getByRole('textbox', { name: 'External ID' }).blur();
  await expect(nameIn(second)).toHaveValue('For the northern depots');
  await savedIn(second);

  // A tab that only shows the draft is brought up to date.
  await expect(first.getByRole('textbox', { name: 'External ID' })).toHaveValue('SAP-17');

  // Text typed in the first tab cannot be saved before the second tab saves the same field.
  await first.route('**/api/shipper/v1/loads/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await nameIn(first).fill('For the eastern depots');
  await nameIn(first).blur();
  await nameIn(second).fill('For the southern depots');
  await nameIn(second).blur();
  await savedIn(second);
  await expect(first.getByRole('alert').getByText('This tender was changed by you, in another tab')).toBeVisible();
  await first.unroute('**/api/shipper/v1/loads/*');
  await first.getByRole('button', { name: 'Take the other: Name of the tender' }).press('Enter');
  await expect(nameIn(first)).toHaveValue('For the southern depots');
  await first.reload();
  await expect(nameIn(first)).toHaveValue('For the southern depots');
  await expect(first.getByRole('textbox', { name: 'External ID' })).toHaveValue('SAP-17');
});
