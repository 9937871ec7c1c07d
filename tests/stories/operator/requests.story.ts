import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible, expectToFitPhone } from '../axe';
import { widgetOf } from '../chat/chat-people';
import { placeBid, prepareTender } from '../market';
import { expect, test } from '../story';
import { accountOf, operate } from './installation';

const texts = en.support;
const queue = en.operator;
const SUBJECT = 'The map is empty';

async function fillQuestion(page: Page) {
  await page.getByRole('button', { name: texts.request_new }).click();
  const dialog = page.getByRole('dialog', { name: texts.request_new });
  const send = dialog.getByRole('button', { name: texts.send });
  await expect(send).toBeDisabled();
  await dialog.getByLabel(texts.subject).fill(SUBJECT);
  await dialog.getByRole('combobox', { name: texts.category }).click();
  await page.getByRole('option', { name: texts['category.technical'] }).click();
  await dialog.getByLabel(texts.text).fill('No streets are drawn');
  return { dialog, send };
}

const chip = (page: Page, state: string) =>
  page.getByRole('banner').or(page.getByRole('main')).getByText(state).first();

async function reopen(page: Page): Promise<void> {
  // A notice stays while the pointer is over it, and covers the button.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: texts.reopen }).click();
  await expect(page.getByText(texts.reopened)).toBeVisible();
}

test('a shipper’s request is asked, answered and closed, and the operator sees its tender only with consent', async ({
  openBrowser,
}) => {
  await operate(async ({ operator, other, open }) => {
    const load = await prepareTender(other);
    const { company } = await accountOf(other.shipperToken);
    const page = await open(openBrowser, other.shipperToken, '/requests');
    const { dialog, send } = await fillQuestion(page);
    await dialog.getByRole('combobox', { name: texts.load }).click();
    await page.getByRole('option').first().click();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'map.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('The map at nine o’clock'),
    });
    await dialog.getByLabel(texts.blocking).check();
    await expectAccessible(page);
    await page.route('**/api/shipper/v1/requests', (route) => route.abort());
    await send.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel(texts.text)).toHaveValue('No streets are drawn');
    await page.unroute('**/api/shipper/v1/requests');
    await send.click();
    await expect(page).toHaveURL(/\/requests\/\d+$/);
    await expect(page.getByRole('heading', { name: SUBJECT, level: 1 })).toBeVisible();
    await expect(chip(page, texts['state.new'])).toBeVisible();
    await expect(widgetOf(page).withText('No streets are drawn')).toContainText('map.txt');

    const desk = await open(openBrowser, operator.shipperToken, '/operator?tab=requests');
    const row = desk.getByRole('listitem').filter({ hasText: company.name });
    await expect(row).toContainText(texts.blocking_mark);
    await expectAccessible(desk);
    await expectToFitPhone(desk);
    await expect(row.getByRole('button', { name: queue['requests.show_load'] })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await row.getByRole('combobox', { name: `Assigned to: ${SUBJECT}` }).click();
    await desk.getByRole('option', { name: 'Bench Shipper' }).click();
    await expect(row).toContainText(texts['state.open']);
    await expect(chip(page, texts['state.open'])).toBeVisible();

    await page.getByRole('button', { name: texts.consent }).click();
    await expect(page.getByText(texts.consented)).toBeVisible();
    await row.getByRole('button', { name: queue['requests.show_load'] }).click();
    await expect(row).toContainText(/TL-\d+|→|–/);
    await row.getByRole('button', { name: `Open the chat of the request “${SUBJECT}”` }).click();
    await widgetOf(desk).write('Reload the page');
    await expect(widgetOf(page).withText('Reload the page')).toBeVisible();
    await widgetOf(desk).panel.getByRole('button', { name: en.common.close, exact: true }).click();
    await row.getByRole('button', { name: `Solved: ${SUBJECT}` }).click();
    await expect(row).toHaveCount(0);

    await widgetOf(page).panel.getByRole('button', { name: en.common.close, exact: true }).click();
    await page.getByRole('button', { name: texts.close_request }).click();
    await expect(page.getByText(texts.closed)).toBeVisible();
    await expect(chip(page, texts['state.closed'])).toBeVisible();
    await expectAccessible(page);
    await expectToFitPhone(page);
    await reopen(page);
    await page.goto(`/tenders/${load}/view?tab=history`);
    await expect(page.getByText('looked at the tender for a request').first()).toBeVisible();
  });
});

test('a carrier’s request is asked, answered and closed on a phone', async ({ openBrowser }) => {
  await operate(async ({ operator, other, open }) => {
    const [token = ''] = other.carrierTokens;
    expect(await placeBid(token, await prepareTender(other), 240_000)).toBe(201);
    const { company } = await accountOf(token, 'carrier');
    const carrier = { application: 'carrier', isPhone: true } as const;
    const page = await open(openBrowser, token, '/carrier/requests', carrier);
    const { send } = await fillQuestion(page);
    await send.click();
    await expect(page).toHaveURL(/\/carrier\/requests\/\d+$/);
    await expect(page.getByRole('heading', { name: SUBJECT, level: 1 })).toBeVisible();
    await expectAccessible(page);

    const desk = await open(openBrowser, operator.shipperToken, '/operator?tab=requests');
    const row = desk.getByRole('listitem').filter({ hasText: company.name });
    await row.getByRole('button', { name: `Open the chat of the request “${SUBJECT}”` }).click();
    await widgetOf(desk).write('Reload the page');
    await widgetOf(desk).panel.getByRole('button', { name: en.common.close, exact: true }).click();
    await row.getByRole('button', { name: `Wait for the company: ${SUBJECT}` }).click();
    await expect(row).toContainText(texts['state.waiting_company']);
    await expect(row.getByRole('combobox', { name: `Assigned to: ${SUBJECT}` })).toHaveValue('Bench Shipper');

    // A new message opens the chat, which covers the page of a phone.
    await widgetOf(page).panel.getByRole('button', { name: en.common.close, exact: true }).click();
    await reopen(page);
    await row.getByRole('button', { name: `Solved: ${SUBJECT}` }).click();
    await page.getByRole('button', { name: texts.close_request }).click();
    await expect(page.getByText(texts.closed)).toBeVisible();
    await expectToFitPhone(page);
  });
});
