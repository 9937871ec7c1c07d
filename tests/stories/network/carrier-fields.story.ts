import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { THEMES } from '../looks/cut-texts';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test, type OpenBrowser } from '../story';

interface Named {
  id: number;
  name: string;
}

async function send(token: string, method: string, path: string, body?: object) {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { status, text } = await http.send(method, `/api/shipper/v1/${path}`, token, body);
    return { status, data: (JSON.parse(text) as { data: unknown }).data };
  } finally {
    http.close();
  }
}

const carriersOf = async (token: string) => (await send(token, 'GET', 'carriers')).data as Named[];

async function addField(page: Page, name: string, type?: string, list?: string, isRequired = false) {
  await page.getByRole('region', { name: 'Carriers' }).getByRole('button', { name: 'New field' }).click();
  const dialog = page.getByRole('dialog', { name: 'New field' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  if (type) {
    await dialog.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type }).click();
  }
  if (list) {
    await dialog.getByRole('combobox', { name: 'List' }).click();
    await page.getByRole('option', { name: list }).click();
  }
  if (isRequired) await dialog.getByRole('checkbox', { name: 'Required' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('own fields of carriers are defined, filled, shown in the list, filtered by, and exported', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(2);
  const token = market.shipperToken;
  const options = [{ name: 'Regular' }, { name: 'Spot' }];
  await send(token, 'POST', 'field_lists', { name: 'Groups', options });
  const [first] = await carriersOf(token);

  const page = await enter(await openBrowser(), 'shipper', token, '/account/fields');
  await addField(page, 'Group', 'One of a list', 'Groups', true);
  await addField(page, 'Daily rate', 'Money');

  await page.goto(`/carriers/${first!.id}?tab=company`);
  const card = page.getByRole('region', { name: 'Own fields' });
  await expect(card).toContainText('Required, still empty');
  await card.getByRole('button', { name: 'Edit own fields' }).click();
  await expect(card.locator('input').first()).toBeFocused();
  await card.getByRole('button', { name: 'Back without saving' }).click();
  await expect(card.getByRole('button', { name: 'Edit own fields' })).toBeFocused();
  await card.getByRole('button', { name: 'Edit own fields' }).click();
  await card.getByRole('textbox', { name: 'Daily rate' }).fill('120');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('This field is required.')).toBeVisible();
  await card.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Spot' }).click();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Own fields saved')).toBeVisible();
  await expect(card).toContainText('Spot');
  await expect(card).toContainText('120');
  const history = page.getByRole('region', { name: 'Change history' });
  await expect(history.getByRole('list', { name: 'Change history' }).locator('> li').first()).toContainText(
    /changed what is known of .*Daily rate: (PLN\s)?120.*Group: Spot/,
  );

  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto('/carriers');
  await page.getByRole('button', { name: 'Columns and view' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Group' }).check();
  await page.keyboard.press('Escape');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows.filter({ hasText: 'Spot' })).toHaveCount(1);
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Spot' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/custom=group/);
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [headings = '', ...lines] = text.trim().split('\r\n');
  expect(headings.split(';')).toContain('Group');
  expect(lines.map((line) => [line.includes(first!.name), line.includes('Spot')])).toEqual([[true, true]]);

  await page.getByRole('button', { name: /^Remove the filter .*Group: Spot/ }).click();
  await expect(rows).toHaveCount(3);
});

async function openFilled(openBrowser: OpenBrowser, phone?: typeof PHONE) {
  const { shipperToken: token } = await prepareMarket(1);
  for (const [name, variable] of [
    ['Cost centre', 'cost_centre'],
    ['Remark', 'remark'],
  ]) {
    const field = { entity: 'carrier', name, variable, type: 'text', required: false, visible: true };
    await send(token, 'POST', 'custom_fields', field);
  }
  const [carrier] = await carriersOf(token);
  const path = `carriers/${carrier!.id}`;
  await send(token, 'PUT', path, { custom: { cost_centre: 'old' } });
  const page = await enter(await openBrowser(phone), 'shipper', token, `/${path}?tab=company`);
  const card = page.getByRole('region', { name: 'Own fields' });
  await expect(card).toContainText('old');
  return { page, card, change: (custom: object) => send(token, 'PUT', path, { custom }) };
}

test('a save does not overwrite the input of a colleague in other fields', async ({ openBrowser }) => {
  const { page, card, change } = await openFilled(openBrowser);
  await card.getByRole('button', { name: 'Edit own fields' }).click();
  const [centre, remark] = [
    card.getByRole('textbox', { name: 'Cost centre' }),
    card.getByRole('textbox', { name: 'Remark' }),
  ];
  await centre.fill('mine');
  await remark.fill('kept');
  await change({ cost_centre: 'of a colleague' });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText(/Somebody changed this carrier meanwhile/)).toBeVisible();
  await expect(centre).toHaveValue('of a colleague');
  await expect(remark).toHaveValue('kept');
  await centre.fill('mine after all');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Own fields saved')).toBeVisible();
  await expect(card).toContainText('mine after all');
  await expect(card).toContainText('kept');
});

test('own fields of a carrier are filled on a phone', async ({ openBrowser }) => {
  const { page, card } = await openFilled(openBrowser, PHONE);
  await expectToFitPhone(page);
  await card.getByRole('button', { name: 'Edit own fields' }).click();
  await card.getByRole('textbox', { name: 'Remark' }).fill('Only by appointment');
  await expectToFitPhone(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Only by appointment');
});
