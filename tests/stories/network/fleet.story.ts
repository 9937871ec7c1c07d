import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { ask, firstCarrierId } from './delivered-orders';
import { awardTo } from './order-steps';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'truck.png', mimeType: 'image/png', buffer: PICTURE };
const scan = { name: 'licence.png', mimeType: 'image/png', buffer: PICTURE };

test('a carrier adds a driver and a truck on a phone, and a shipper sees all data only of the driver of its order', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const [token = ''] = market.carrierTokens;
  const phone = await enter(await openBrowser(PHONE), 'carrier', token, '/carrier/fleet/drivers');
  await phone.getByRole('button', { name: 'Add a driver' }).click();
  const form = phone.getByRole('dialog', { name: 'Add a driver' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox', { name: 'First and last name' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'First and last name' }).fill('Taras Melnyk');
  await form.getByRole('textbox', { name: 'Date of birth' }).fill('17.05.1984');
  await form.getByRole('textbox', { name: 'Tax number' }).fill('3067812345');
  await form.getByRole('textbox', { name: 'Licence valid until' }).fill('31.05.2031');
  await form.locator('input[type=file]').setInputFiles(scan);
  await expect(form.getByRole('button', { name: /licence\.png/ }).first()).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('list', { name: 'Drivers' })).toContainText('Taras Melnyk');

  await phone.getByRole('link', { name: 'Trucks' }).click();
  await phone.getByRole('button', { name: 'Add a truck' }).click();
  const truck = phone.getByRole('dialog', { name: 'Add a truck' });
  await truck.getByRole('textbox', { name: 'Plate' }).fill('aa 1234 bc');
  await truck.locator('input[type=file]').setInputFiles(photo);
  await expect(truck.getByRole('button', { name: /truck\.png/ }).first()).toBeVisible();
  await truck.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('list', { name: 'Trucks' })).toContainText('AA 1234 BC');

  const carrierId = await firstCarrierId(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/carriers/${carrierId}?tab=drivers`);
  const drivers = page.getByRole('list', { name: 'Drivers' });
  await expect(drivers).toContainText('Taras Melnyk');
  await expect(drivers).toContainText('Licence until 31.05.2031');
  await drivers.getByRole('button', { name: 'Open Taras Melnyk' }).click();
  const record = page.getByRole('dialog', { name: 'Taras Melnyk' });
  await expect(record).toContainText('The carrier shows the rest');
  await expect(record).not.toContainText('3067812345');
  await record.getByRole('button', { name: 'Close' }).click();

  const id = await prepareTender(market);
  await awardTo(market, id);
  await phone.goto(`/carrier/loads/${id}`);
  await phone.getByRole('combobox', { name: 'Driver' }).click();
  await phone.getByRole('option', { name: 'Taras Melnyk' }).click();
  await phone.getByRole('combobox', { name: 'Truck' }).click();
  await phone.getByRole('option', { name: 'AA 1234 BC' }).click();
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Saved. The shipper sees it at once.')).toBeVisible();

  await page.goto(`/tenders/${id}/view`);
  const card = page.getByRole('region', { name: 'Driver and truck' });
  await expect(card).toContainText('17.05.1984');
  await expect(card).toContainText('AA 1234 BC');
});

test('a carrier exports its drivers, and a shipper exports what it may see of them', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [token = ''] = market.carrierTokens;
  const driver = { name: 'Taras Melnyk', tin: '3067812345', licence_expires_on: '2031-05-31' };
  await ask(token, 'POST', 'carrier/v1/drivers', driver);
  const own = await enter(await openBrowser(), 'carrier', token, '/carrier/fleet/drivers');
  const [titles, row] = await csvLines(own);
  expect(titles).toContain('Tax number');
  expect(row).toContain('3067812345');
  expect(row).toContain('2031-05-31');
  const sheet = await fileOf(own, 'Excel (.xlsx)');
  expect(sheet.suggestedFilename()).toBe('Drivers.xlsx');
  expect((await readFile(await sheet.path())).subarray(0, 2).toString()).toBe('PK');

  const carrierId = await firstCarrierId(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/carriers/${carrierId}?tab=drivers`);
  const [, seen] = await csvLines(page);
  expect(seen).toContain('Taras Melnyk');
  expect(seen).toContain('2031-05-31');
  expect(seen).not.toContain('3067812345');
  await expectAccessible(page);
  await expectNothingCut(page);
});

async function fileOf(page: Page, kind: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  return download;
}

const csvLines = async (page: Page) =>
  (await readFile(await (await fileOf(page, 'CSV')).path(), 'utf8')).trim().split('\n');

test('Undo restores a deleted contact, and every list of the fleet is accessible', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [token = ''] = market.carrierTokens;
  const page = await enter(await openBrowser(), 'carrier', token, '/carrier/settings/contacts');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add a contact' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Iryna');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('iryna@carrier.example');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const contacts = page.getByRole('list', { name: 'Contacts' });
  await expect(contacts).toContainText('Iryna');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Iryna' }).click();
  await expect(contacts).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(contacts).toContainText('Iryna');
  await expectNothingCut(page);
});

test('the page of a carrier shows its tabs and own notes, and says what is missing', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const carrierId = await firstCarrierId(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  await page.locator(`main a[href="/carriers/${carrierId}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/carriers/${carrierId}$`));
  await page.getByRole('textbox', { name: 'New note' }).fill('Answers at once');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Own notes' })).toContainText('Answers at once');
  await page.goto(`/carriers/${carrierId}?tab=trucks`);
  await expect(page.getByText('No trucks yet')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.goto('/carriers/999999999');
  await expect(page.getByRole('heading', { name: 'Carrier not found' })).toBeVisible();
});
