import { expectAccessible } from '../axe';
import { THEMES } from '../looks/cut-texts';
import { enter, prepareDraft, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('a company makes a list and a required field; publication asks for it, and list, filter and file show it', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const draft = await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/lists');

  await page.getByRole('button', { name: 'New list' }).click();
  const list = page.getByRole('dialog', { name: 'New list' });
  // The page says it in its own language, not the browser.
  await list.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('This field is required.')).toBeVisible();
  await list.getByRole('textbox', { name: 'Name' }).fill('Docks');
  await list.getByRole('textbox', { name: 'Option 1' }).fill('North dock');
  await list.getByRole('button', { name: 'Add an option' }).click();
  await list.getByRole('textbox', { name: 'Option 2' }).fill('north dock');
  await list.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('The option “north dock” stands here twice.')).toBeVisible();
  await list.getByRole('textbox', { name: 'Option 2' }).fill('South dock');
  await list.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('North dock · South dock')).toBeVisible();

  await page.getByRole('link', { name: 'Own fields' }).click();
  await page.getByRole('region', { name: 'Tenders' }).getByRole('button', { name: 'New field' }).click();
  const field = page.getByRole('dialog', { name: 'New field' });
  await field.getByRole('textbox', { name: 'Name', exact: true }).fill('Loading dock');
  await expect(field.getByRole('textbox', { name: 'Variable name' })).toHaveValue('loading_dock');
  await field.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'One of a list' }).click();
  await field.getByRole('combobox', { name: 'List' }).click();
  await page.getByRole('option', { name: 'Docks' }).click();
  await field.getByRole('checkbox', { name: 'Required' }).check();
  await field.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('loading_dock')).toBeVisible();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.goto(`/tenders/${draft}/edit`);
  await expect(page.getByRole('complementary').getByText('Loading dock')).toBeVisible();
  await page.getByRole('combobox', { name: 'Loading dock' }).click();
  await page.getByRole('option', { name: 'South dock' }).click();
  await expect(page.getByRole('complementary').getByText('Loading dock')).toHaveCount(0);
  await expect(page.getByText('All changes saved')).toBeVisible();

  await page.goto(`/tenders/${draft}/view`);
  await expect(page.getByRole('region', { name: 'Own fields' })).toContainText('South dock');

  await page.goto('/tenders');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Loading dock' }).click();
  await page.getByRole('option', { name: 'North dock' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Loading dock: North dock')).toBeVisible();
  await expect(page.getByRole('link', { name: 'South dock' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove the filter .*North dock/ }).click();
  await expect(page).toHaveURL(/\/tenders$/);
});

test('own fields are managed on a phone: moved, deleted and taken back', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, '/account/fields');
  await expect(page.getByText('No own fields yet').first()).toBeVisible();
  for (const name of ['Seal', 'Gate']) {
    await page.getByRole('region', { name: 'Tenders' }).getByRole('button', { name: 'New field' }).click();
    const field = page.getByRole('dialog', { name: 'New field' });
    await field.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await field.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveCount(0);
  }
  const names = page.getByRole('region', { name: 'Tenders' }).locator('li strong');
  await expect(names).toHaveText(['Seal', 'Gate']);
  await page.getByRole('button', { name: 'Move Gate up' }).click();
  await expect(names).toHaveText(['Gate', 'Seal']);
  await page.getByRole('button', { name: 'Delete Gate' }).click();
  await expect(names).toHaveText(['Seal']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Gate', 'Seal']);
  // The pointer lay on the notice; behind it a button of the header would show its name.
  await page.mouse.move(0, 400);
  await expectAccessible(page);
});
