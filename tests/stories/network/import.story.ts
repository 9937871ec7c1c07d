import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { en } from '../../../packages/messages/src/languages/en';
import { uk } from '../../../packages/messages/src/languages/uk';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { brokenLines, carriersFile } from './carriers-file';

const texts = en.imports;

const BROKEN = brokenLines();
const FILE = carriersFile();

const choose = (page: Page, file: typeof FILE) => page.locator('input[type=file]').setInputFiles(file);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const count = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

const counts = async (page: Page) =>
  Promise.all(
    (['created', 'updated', 'unchanged', 'refused'] as const).map((name) =>
      count(page, texts[`count.${name}`]).innerText(),
    ),
  );

test('a file of thirty carriers with five broken lines adds twenty-five, reports the five, and changes nothing the second time', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  await press(page, en.network.more);
  await page.getByRole('menuitem', { name: en.carriers['import.button'] }).click();
  await expect(page.getByRole('heading', { name: texts['title.carriers'] })).toBeVisible();
  await expectAccessible(page);

  await choose(page, { ...FILE, buffer: Buffer.from('<!doctype html><html><table></table></html>') });
  await expect(page.getByRole('alert')).toHaveText(en.errors['import.file-type']);
  await choose(page, FILE);
  await expect(page.getByText(texts.guessed)).toBeVisible();
  await expect(page.getByRole('combobox', { name: texts['field.carriers.legal_id'] })).toHaveValue('NIP');
  await expectAccessible(page);

  await press(page, texts.check);
  await expect(page.getByText(texts.check_note)).toBeVisible();
  expect(await counts(page)).toEqual(['25', '0', '0', '5']);
  const refused = page.getByRole('list', { name: texts.refused_title }).getByRole('listitem');
  await expect(refused).toHaveCount(5);
  for (const [place, { reason }] of [...BROKEN.values()].entries())
    await expect(refused.nth(place)).toContainText(reason);
  await expectAccessible(page);

  await page.reload();
  await press(page, 'Import 25 lines');
  await expect(page.getByText(texts.result_title)).toBeVisible();
  expect(await counts(page)).toEqual(['25', '0', '0', '5']);
  const loading = page.waitForEvent('download');
  await press(page, texts.download);
  const report = await readFile(await (await loading).path(), 'utf8');
  expect(report.trim().split('\r\n')).toHaveLength(6);
  for (const line of BROKEN.keys()) expect(report).toMatch(new RegExp(`^${line}[,;].*`, 'm'));
  await expectAccessible(page);

  await page.getByRole('link', { name: texts['next.carriers'] }).click();
  await expect(page).toHaveURL(/\/carriers\?state=suggested/);
  await expect(page.getByText('Carrier 2', { exact: true }).first()).toBeVisible();

  await page.goto('/carriers/import');
  await expect(page.getByText('carriers.csv')).toBeVisible();
  await choose(page, FILE);
  await expect(page.getByText(texts.remembered)).toBeVisible();
  await press(page, texts.check);
  await expect(page.getByText(texts.check_note)).toBeVisible();
  expect(await counts(page)).toEqual(['0', '0', '25', '5']);
  await expect(page.getByRole('button', { name: 'Import 0 lines' })).toHaveAttribute('aria-disabled', 'true');
});

test('every step of an import fits a phone, also in Ukrainian and in the dark theme', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const browser = await openBrowser({ ...PHONE, locale: 'uk-UA', colorScheme: 'dark' });
  const page = await enter(browser, 'shipper', market.shipperToken, '/carriers/import?lang=uk');
  const words = uk.imports;
  await expect(page.getByRole('heading', { name: words['title.carriers'] })).toBeVisible();
  await expectToFitPhone(page);
  await choose(page, FILE);
  await expect(page.getByText(words.guessed)).toBeVisible();
  await expectToFitPhone(page);
  await expectAccessible(page);
  await press(page, words.check);
  await expect(page.getByText(words.check_note)).toBeVisible();
  await expectToFitPhone(page);
  await press(page, 'Імпортувати 25 рядків');
  await expect(page.getByText(words.result_title)).toBeVisible();
  await expectToFitPhone(page);
});

test('an import takes a dropped file, and an import of another company is not found', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers/import?id=999999');
  await expect(page.getByText(texts.not_found)).toBeVisible();
  await press(page, texts.choose);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Company,Phone\nAnna Trans,+48601234567\n'], 'one.csv', { type: 'text/csv' }));
    return data;
  });
  await page.getByText(texts.drop).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('combobox', { name: texts['field.carriers.login'] })).toHaveValue('Phone');
});

test('an import names the columns that it does not read, and refuses a carrier without an address', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers/import');
  const table = 'Company;E-mail;Fax;Mood\r\nReachable;reach@example.com;1;good\r\nUnreachable;;2;bad\r\n';
  await choose(page, { ...FILE, buffer: Buffer.from(table) });
  await expect(page.getByText('Not read: Fax, Mood.')).toBeVisible();
  await page.getByRole('combobox', { name: texts['field.carriers.note'] }).click();
  await page.getByRole('option', { name: 'Mood' }).click();
  await expect(page.getByText('Not read: Fax.')).toBeVisible();
  await expectAccessible(page);
  await press(page, texts.check);
  await expect(page.getByText(texts.check_note)).toBeVisible();
  expect(await counts(page)).toEqual(['1', '0', '0', '1']);
  await expect(page.getByText(texts['reason.no_login'])).toBeVisible();
  await expectToFitPhone(page);
});
