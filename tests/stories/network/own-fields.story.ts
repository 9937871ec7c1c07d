import { expectAccessible, expectToFitPhone } from '../axe';
import { THEMES } from '../looks/cut-texts';
import { enter, prepareDraft, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { ask } from './delivered-orders';

test('a required field with a list of values blocks the publication until it is filled, and list, filter and file show it', async ({
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
  await expect(page.getByRole('button', { name: 'New list' })).toBeFocused();

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

const path = 'shipper/v1/field_lists';
interface List {
  id: number;
  name: string;
  options: { key: string; name: string }[];
  version: number;
}

test('a list of values that a colleague changed meanwhile is not overwritten, and the typed values stay until the saved ones are shown', async ({
  openBrowser,
}) => {
  const { shipperToken: token } = await prepareMarket(1);
  const docks = await ask<List>(token, 'POST', path, { name: 'Docks', options: [{ name: 'North' }] });
  const page = await enter(await openBrowser(PHONE), 'shipper', token, '/account/lists');
  await page.getByRole('button', { name: 'Edit Docks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the list' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Gates');
  const options = [...docks.options, { name: 'East' }];
  await ask(token, 'PUT', `${path}/${docks.id}`, { name: 'Docks', options, version: docks.version });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody changed this list meanwhile.');
  await expect(name).toHaveValue('Gates');
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectToFitPhone(page);
  await dialog.getByRole('button', { name: 'Show it as it is now' }).press('Enter');
  await expect(name).toHaveValue('Docks');
  await expect(name).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveValue('East');
  await name.fill('Gates');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Gates' })).toContainText('North · East');
});

test('a field that a colleague changed meanwhile is not overwritten', async ({ openBrowser }) => {
  const { shipperToken: token } = await prepareMarket(1);
  const field = { name: 'Gate', variable: 'gate', type: 'text', required: false, visible: true };
  const { id, version } = await ask<List>(token, 'POST', 'shipper/v1/custom_fields', { ...field, entity: 'load' });
  const page = await enter(await openBrowser(), 'shipper', token, '/account/fields');
  await page.getByRole('button', { name: 'Edit Gate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the field' });
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Dock');
  await ask(token, 'PUT', `shipper/v1/custom_fields/${id}`, { ...field, required: true, version });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody changed this field meanwhile.');
  await expect(name).toHaveValue('Dock');
  await dialog.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(name).toHaveValue('Gate');
  await expect(dialog.getByRole('checkbox', { name: 'Required' })).toBeChecked();
});

test('own fields are moved, deleted and restored on a phone', async ({ openBrowser }) => {
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
