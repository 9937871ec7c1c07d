import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './story';
import { enter, placeBid, prepareMarket, prepareTender } from './market';
import { openBrowser, PHONE } from './people';

/** What a page is called in each language, and the language a browser asks for. */
const LANGUAGES = [
  { locale: 'en-GB', lang: 'en', tenders: 'Tenders', open: 'Open tenders', signIn: 'Sign in' },
  { locale: 'uk-UA', lang: 'uk', tenders: 'Тендери', open: 'Відкриті тендери', signIn: 'Вхід' },
  { locale: 'kk-KZ', lang: 'kk', tenders: 'Тендерлер', open: 'Ашық тендерлер', signIn: 'Кіру' },
  { locale: 'ru-RU', lang: 'ru', tenders: 'Тендеры', open: 'Открытые тендеры', signIn: 'Вход' },
];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

for (const { locale, lang, tenders, open, signIn } of LANGUAGES) {
  test(`both applications speak ${lang}, cut nothing and have no fault that axe finds`, async ({ browser }) => {
    const market = await prepareMarket(1);
    const id = await prepareTender(market);
    expect(await placeBid(market.carrierTokens[0]!, id, 240_000)).toBe(201);

    const visitor = await openBrowser(browser, { locale });
    await visitor.page.goto('/');
    await expect(visitor.page.getByRole('heading', { name: signIn })).toBeVisible();
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', lang);
    await expectAccessible(visitor.page);

    const desk = await openBrowser(browser, { locale, colorScheme: 'dark' });
    const page = await enter(desk.context, 'shipper', market.shipperToken, `/tenders?lang=${lang}`);
    await expect(page.getByRole('heading', { name: tenders, level: 1 })).toBeVisible();
    await expect(page.getByText('Gdańsk').first()).toBeVisible();
    await expectAccessible(page);
    for (const path of [
      `/tenders/${id}/view`,
      `/tenders/${id}/edit`,
      '/carriers',
      '/account/settings',
      '/account/users',
      '/account/tender',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }

    const pocket = await openBrowser(browser, { ...PHONE, locale });
    const phone = await enter(pocket.context, 'carrier', market.carrierTokens[0]!, `/carrier/?lang=${lang}`);
    await expect(phone.getByRole('heading', { name: open })).toBeVisible();
    await expectAccessible(phone);
    await phone.goto(`/carrier/loads/${id}`);
    await expect(phone.getByText('€2,400').or(phone.getByText('2 400 €')).first()).toBeVisible();
    await expectAccessible(phone);
    const overflow = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a dispatcher works without a mouse: opens a tender and chooses the winner', async ({ browser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  expect(await placeBid(market.carrierTokens[0]!, id, 240_000)).toBe(201);
  const { context } = await openBrowser(browser);
  const page = await enter(context, 'shipper', market.shipperToken, '/tenders');
  await expect(page.getByText('Gdańsk').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/tenders/${id}/view`);

  const select = page.getByRole('button', { name: /^Select Carrier .* for €2,400$/ });
  await expect(select).toBeVisible();
  for (
    let presses = 0;
    presses < 60 && !(await select.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Select / });
  for (
    let presses = 0;
    presses < 20 && !(await confirm.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Awaiting confirmation').first()).toBeVisible();
});
