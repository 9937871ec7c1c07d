import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible, expectReadableColours, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { inDays, linkIn, newLogin, PHONE, readMail } from '../people';
import { expect, test } from '../story';
import { operate } from './installation';

const texts = en.demos;
const queue = en.operator;

const fillTime = async (page: Page, day: string) => {
  const field = page.getByLabel('Time 1: Date');
  await field.fill(day);
  await field.blur();
};

test('a visitor books a demo on a phone, the operator agrees a time, and the visitor cancels it', async ({
  openBrowser,
}) => {
  await operate(async ({ operator, open }) => {
    const login = newLogin('visitor');
    const company = `Mlyn ${login.split('.')[1]}`;
    const page = await openBrowser({ ...PHONE, timezoneId: 'Europe/Kyiv' });
    await page.goto('/auth');
    await page.getByRole('link', { name: en.auth['demo.book'] }).click();
    await expect(page.getByRole('heading', { name: texts.heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: texts['picture.tender'] })).toBeVisible();
    const book = page.getByRole('button', { name: texts.book });
    await book.click();
    await expect(page.getByText(texts.name_missing)).toBeVisible();
    await expect(page.getByText(texts.time_missing)).toBeVisible();
    await expectAccessible(page);
    await expectReadableColours(page);
    await expectToFitPhone(page);
    await page.getByLabel(texts.name).fill('Iryna Koval');
    await page.getByLabel(texts.company).fill(company);
    await page.getByLabel(en.auth['sign_in.login']).fill(login);
    await page.getByLabel(texts.note).fill('Awards');
    await fillTime(page, inDays(3));
    await page.route('**/api/public/v1/demo_bookings', (route) => route.abort());
    await book.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(texts.note)).toHaveValue('Awards');
    await page.unroute('**/api/public/v1/demo_bookings');
    await book.click();
    await expect(page.getByRole('heading', { name: texts.sent })).toBeFocused();

    await page.goto(linkIn(await readMail(page, login, /demo/)));
    await expect(page.getByRole('heading', { name: `Demo for ${company}` })).toBeVisible();
    await expect(page.getByText(texts.confirm_text)).toBeVisible();
    await expectAccessible(page);
    await expectToFitPhone(page);
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByText(texts.requested_text)).toBeVisible();

    const desk = await open(openBrowser, operator.shipperToken, '/');
    const queues = desk.getByRole('navigation', { name: en.dashboard.queues });
    await expect(queues).toBeVisible();
    await expectAccessible(desk);
    await expectToFitPhone(desk);
    await queues.getByRole('link', { name: new RegExp(`^${en.dashboard['queue.demos']} \\d+$`) }).click();
    await expect(desk).toHaveURL(/\/operator\?tab=demos$/);
    const row = desk.getByRole('listitem').filter({ hasText: company });
    await expect(row).toContainText(login);
    await expectAccessible(desk);
    await expectToFitPhone(desk);
    await row.getByRole('button', { name: /^Agree/ }).click();
    await expect(row).toContainText(texts['state.agreed']);
    await row.getByRole('button', { name: `Note about ${company}` }).click();
    await desk.getByRole('dialog').getByLabel(queue['demos.note'], { exact: true }).fill('Has 40 trucks');
    await desk.getByRole('dialog').getByRole('button', { name: en.common.save }).click();
    await expect(row).toContainText('Has 40 trucks');

    await desk.route('**/api/shipper/v1/account', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, role: 'viewer', rights: ['loads.read'] } } });
    });
    await desk.reload();
    await expect(row).toContainText('Has 40 trucks');
    await expect(row.getByRole('button')).toHaveCount(0);

    await page.goto(linkIn(await readMail(page, login, /takes place/)));
    await expect(page.getByText(/shows you the product/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: texts.calendar }).click(),
    ]);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain('METHOD:REQUEST');
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toMatch(/DTSTART:\d{8}T\d{6}Z/);

    await page.getByRole('button', { name: texts.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.cancel }).click();
    await expect(page.getByText(texts.canceled_text)).toBeVisible();
    await expect(row).toHaveCount(0);
    await readMail(page, login, /canceled/);
  });
});

test('a member sees its own booking on the page of demos again', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, '/demo');
  await fillTime(page, inDays(3));
  await page.getByRole('button', { name: texts.book }).click();
  await expect(page.getByText(texts.requested_text)).toBeVisible();
  await page.goto('/demo');
  const booking = page.getByRole('listitem').filter({ hasText: texts['state.requested'] });
  await expect(booking).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await booking.getByRole('link').click();
  await expect(page.getByText(texts.requested_text)).toBeVisible();
});
