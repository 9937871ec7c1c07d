import type { Page } from '@playwright/test';
import { en } from '../../packages/messages/src/languages/en';
import { kk } from '../../packages/messages/src/languages/kk';
import { ru } from '../../packages/messages/src/languages/ru';
import { uk } from '../../packages/messages/src/languages/uk';
import { expectAccessible, expectToFitPhone } from './axe';
import { expectNothingCut } from './cut-texts';
import { enter, keepToken, placeBid, prepareMarket, prepareTender, setProfileLanguage } from './market';
import { PHONE } from './people';
import { expect, test } from './story';

/** Each language in a look of its own, so that every look is seen too. */
const LANGUAGES = [
  { lang: 'en', texts: en, look: { locale: 'en-GB' } },
  { lang: 'uk', texts: uk, look: { locale: 'uk-UA', colorScheme: 'dark', ...PHONE } },
  { lang: 'kk', texts: kk, look: { locale: 'kk-KZ', colorScheme: 'dark' } },
  { lang: 'ru', texts: ru, look: { locale: 'ru-RU', ...PHONE } },
] as const;
type Texts = (typeof LANGUAGES)[number]['texts'];

async function prepareBidding() {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const [carrierToken = ''] = market.carrierTokens;
  expect(await placeBid(carrierToken, id, 240_000)).toBe(201);
  return { market, id, shipperToken: market.shipperToken, carrierToken };
}

/** A page is there when its heading is and nothing says that it is still loading. */
async function expectPage(page: Page, heading: string | RegExp, texts: Texts): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts.common.loading })).toHaveCount(0);
}

/** A city stands in the reader's language. */
const GDANSK = /Gdańsk|Гданськ|Гданьск/;

/** The pages of the cabinet with their headings. */
const cabinetPages = (id: number, texts: Texts): [string, string | RegExp][] => [
  ['/tenders', texts.loads.title],
  [`/tenders/${id}/view`, GDANSK],
  [`/tenders/${id}/edit`, GDANSK],
  ['/carriers', texts.shell['drawer.carriers']],
  ['/account/settings', texts.shell['drawer.settings']],
  ['/account/users', texts.shell['drawer.users']],
  ['/account/tender', texts.shell['drawer.tender_defaults']],
];

/** The pages of the carrier application with their headings. */
const carrierPages = (id: number, texts: Texts): [string, string | RegExp][] => [
  ['/carrier/', texts.carrierApp['page.open']],
  [`/carrier/loads/${id}`, /^TL-/],
  ['/carrier/bids', texts.carrierApp['page.bids']],
  ['/carrier/settings', texts.shell['carrier.profile']],
];

for (const { lang, texts, look } of LANGUAGES) {
  test(`both applications speak ${lang}, fit a phone, cut no text and have no fault that axe finds`, async ({
    openBrowser,
  }) => {
    const { market, id, shipperToken, carrierToken } = await prepareBidding();
    await setProfileLanguage(market, lang);
    const expectGood = async (page: Page, heading: string | RegExp) => {
      await expectPage(page, heading, texts);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // Texts change what axe finds far less than looks: English is seen whole, the others where most texts are.
      if (lang === 'en' || /auth|edit|view|loads/.test(page.url())) await expectAccessible(page);
      await expectToFitPhone(page);
      // Their words are the longest.
      if (lang === 'uk' || lang === 'kk') await expectNothingCut(page);
    };

    const visitor = await openBrowser(look);
    await visitor.goto('/');
    await expectGood(visitor, texts.auth['sign_in.title']);
    await expect(visitor.locator('html')).toHaveAttribute(
      'data-mantine-color-scheme',
      'colorScheme' in look ? look.colorScheme : 'light',
    );

    const desk = await openBrowser(look);
    await keepToken(desk, 'shipper', shipperToken);
    for (const [path, heading] of cabinetPages(id, texts)) {
      await desk.goto(path);
      await expectGood(desk, heading);
    }
    await desk.context().close();

    const pocket = await openBrowser(look);
    await keepToken(pocket, 'carrier', carrierToken);
    for (const [path, heading] of carrierPages(id, texts)) {
      await pocket.goto(path);
      await expectGood(pocket, heading);
    }
  });
}

/** Opens a menu, looks at it with axe and closes it. */
async function expectMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  // The button's tooltip stays for as long as the pointer does.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test('open menus have no fault that axe finds', async ({ openBrowser }) => {
  const { id, shipperToken, carrierToken } = await prepareBidding();
  const page = await enter(await openBrowser(), 'shipper', shipperToken, '/tenders');
  for (const name of [/^Account menu/, /^Switch to/]) {
    await expectMenu(page, name);
  }

  // The buttons of a row show while the pointer or the focus is there.
  await page.getByRole('row', { name: /Gdańsk/ }).hover();
  await expectMenu(page, /^Actions for/);
  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  await expectMenu(phone, 'More actions');
});
