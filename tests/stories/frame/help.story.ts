import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible, expectReadableColours, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { expectNoCutText } from '../looks/cut-texts';
import { LANGUAGES } from '../looks/route-table';
import { PHONE } from '../people';
import { expect, test } from '../story';

const texts = en.help;
const button = (page: Page) => page.getByRole('button', { name: en.shell['header.help'] });
const dialog = (page: Page) => page.getByRole('dialog');

test('a search in help forgives a typing error, and Back closes the help', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders?status=draft');
  await button(page).press('Enter');
  const help = dialog(page);
  await expect(help.getByRole('heading', { name: 'Dashboard and lists' })).toBeVisible();
  await expect(page).toHaveURL('/tenders?status=draft&help=dashboard-and-lists');
  expect((await help.boundingBox())?.width).toBe(500);

  const search = help.getByRole('searchbox', { name: texts.search });
  await search.fill('facilites');
  const results = help.getByRole('list', { name: texts.title }).getByRole('button');
  await expect(results.first()).toHaveAccessibleName(/^Facilities/);
  await expectAccessible(page);
  await results.first().press('Enter');
  await expect(help.getByRole('heading', { name: 'Mine and public' })).toBeVisible();
  await expect(page).toHaveURL('/tenders?status=draft&help=facilities');
  await expectAccessible(page);

  await help.getByRole('button', { name: texts.all }).press('Enter');
  await expect(search).toBeFocused();
  await expect(results.first()).toHaveAccessibleName(/^Facilities/);
  await search.fill('');
  await expect(results).toHaveCount(18);

  await page.goBack();
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL('/tenders?status=draft');
  await button(page).click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL('/tenders?status=draft');
  await expect(button(page)).toBeFocused();
});

test('a search in help without a result leads to support', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/facilities?help=all');
  await dialog(page).getByRole('searchbox').fill('xyzzyqwe');
  await expect(dialog(page).getByRole('heading', { name: texts.none })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: texts.write }).click();
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect(page).toHaveURL('/facilities');
});

test('a link opens an article on any page, for visitors and after the sign-in', async ({ openBrowser }) => {
  const visitor = await openBrowser(PHONE);
  await visitor.goto('/auth');
  await button(visitor).click();
  await expect(dialog(visitor).getByRole('heading', { name: 'Signing in and first steps' })).toBeVisible();
  await expectAccessible(visitor);
  await expectToFitPhone(visitor);
  await dialog(visitor).getByRole('searchbox').fill('xyzzyqwe');
  await expect(dialog(visitor).getByText(texts.none_visitor)).toBeVisible();
  await expect(dialog(visitor).getByRole('button', { name: texts.write })).toHaveCount(0);

  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/?help=penalties');
  await expect(dialog(page).getByRole('heading', { name: 'Canceling and penalties' })).toBeVisible();
  await dialog(page).getByRole('button', { name: texts.close }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/nowhere?help=no-such-article');
  await expect(dialog(page).getByRole('list', { name: texts.title }).getByRole('button')).toHaveCount(18);
});

test('help that cannot be loaded says so and can be loaded again', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  let fails = true;
  await page.route('**/api/public/v1/help/*', (route) =>
    fails ? route.fulfill({ status: 500, json: { code: 'server.failure', message: 'Oops' } }) : route.fallback(),
  );
  await enter(page, 'shipper', market.shipperToken, '/tenders?help=penalties');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  fails = false;
  await dialog(page).getByRole('button', { name: en.common.retry }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Free of charge' })).toBeVisible();
});

test('a carrier opens the article of each page on a phone, also from the support menu', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const page = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0] ?? '', '/carrier/');
  await page.getByRole('button', { name: en.shell['header.support'], exact: true }).click();
  await page.getByRole('button', { name: texts.title, exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Working as a carrier' })).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.goBack();
  await page.goto(`/carrier/scorecard`);
  await page.getByRole('button', { name: en.shell['header.support'], exact: true }).click();
  await page.getByRole('button', { name: texts.title, exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Figures and reviews' })).toBeVisible();

  const wide = await enter(await openBrowser(), 'carrier', market.carrierTokens[0] ?? '', `/carrier/loads/${id}`);
  await button(wide).click();
  await expect(dialog(wide).getByRole('heading', { name: 'Bids and ranks' })).toBeVisible();
  await expect(wide).toHaveURL(`/carrier/loads/${id}?help=bids-and-ranks`);
});

test('help fits in four languages and two themes', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (const { lang, locale, texts: own, width } of LANGUAGES) {
    await setProfileLanguage(market, lang);
    const page = await openBrowser({ locale, viewport: { width, height: 900 } });
    await enter(page, 'shipper', market.shipperToken, '/facilities?help=facilities');
    await expect(dialog(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectReadableColours(page);
      await expectNoCutText(page, `help in ${lang}, ${colorScheme}`);
    }
    await dialog(page).getByRole('button', { name: own.help.all }).click();
    await expect(dialog(page).getByRole('list', { name: own.help.title }).getByRole('button')).toHaveCount(18);
    await expectNoCutText(page, `articles in ${lang}`);
  }
});
