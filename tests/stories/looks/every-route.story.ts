import type { Page } from '@playwright/test';
import type { Market } from '../../load/market';
import { listAddresses } from '../../page-addresses';
import { startProduct } from '../../product';
import { expectAccessible } from '../axe';
import { keepToken, prepareMarket, setProfileLanguage, signInNewcomer } from '../market';
import { ask } from '../network/delivered-orders';
import { GDANSK_HUB, prepareFacility } from '../network/facilities-people';
import { expect, test, type OpenBrowser } from '../story';
import { expectNothingCut, expectNothingCutHere, THEMES } from './cut-texts';
import { delayAnswers, expectNoShift } from './layout-shift';
import { askSupport, prepareRecords } from './route-records';
import { CABINET, CARRIER, LANGUAGES, OPERATOR, type Language, type Visit } from './route-table';

type Application = 'shipper' | 'carrier';

const APPLICATIONS = [
  { application: 'shipper', base: '', visits: CABINET },
  { application: 'carrier', base: '/carrier', visits: CARRIER },
] as const;

async function preparePeople(
  application: Application,
  market: Market,
  { lang, locale }: Language,
  openBrowser: OpenBrowser,
) {
  await setProfileLanguage(market, lang);
  const [visitor, newcomer, person] = [
    await openBrowser({ locale }),
    await openBrowser({ locale }),
    await openBrowser({ locale }),
  ];
  await keepToken(newcomer, application, await signInNewcomer(application));
  const [carrierToken = ''] = market.carrierTokens;
  await keepToken(person, application, application === 'shipper' ? market.shipperToken : carrierToken);
  return { visitor, newcomer, person };
}

/** A page is ready when it has a heading and no loading message. */
async function expectPage(page: Page, { lang, texts }: Language): Promise<void> {
  await expect(page.getByRole('heading').first(), page.url()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts.common.loading })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/**
 * Faults found by axe depend on the theme and hardly on the language: English is checked in both themes. Texts are
 * longest in Ukrainian and Kazakh: these are looked at in every width, the others in their own.
 */
async function expectFine(page: Page, { lang }: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  if (lang === 'uk' || lang === 'kk') await expectNothingCut(page, ['light']);
  else await expectNothingCutHere(page);
  if (lang !== 'en') return;
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** The router follows `pushState`, so that a tab needs no load of its own. */
async function openTab(page: Page, { key, label }: { key: string; label: string }, language: Language): Promise<void> {
  await page.evaluate((tab) => history.pushState(null, '', `?tab=${tab}`), key);
  await expect(page.locator('main nav button[aria-current=page]'), page.url()).toHaveText(label);
  await expectPage(page, language);
  await expectFine(page, language);
}

async function look(page: Page, address: string, { missing, tabs }: Visit, language: Language): Promise<void> {
  await page.setViewportSize({ width: language.width, height: 800 });
  await page.goto(address);
  await expectPage(page, language);
  await expectNoShift(page);
  await expectFine(page, language);
  if (missing) await expect(page.getByRole('heading', { name: missing(language.texts) }), page.url()).toHaveCount(0);
  const [, ...others] = tabs?.(language.texts) ?? [];
  for (const tab of others) {
    await page.setViewportSize({ width: language.width, height: 800 });
    await openTab(page, tab, language);
  }
}

for (const { application, base, visits } of APPLICATIONS) {
  test(`every page of the ${application} is among those that are looked at`, () => {
    expect(Object.keys(visits).toSorted()).toEqual(listAddresses(application).toSorted());
    // A page with an id has a record and knows how it looks without one.
    const withId = Object.entries(visits).filter(([path]) => path.includes('$'));
    expect(withId.filter(([, { id, missing }]) => !id || !missing)).toEqual([]);
  });

  for (const language of LANGUAGES) {
    test(`no page of the ${application} moves or cuts anything in ${language.lang}`, async ({ openBrowser }) => {
      const market = await prepareMarket(2);
      const records = await prepareRecords(application, market);
      const pages = await preparePeople(application, market, language, openBrowser);
      for (const page of Object.values(pages)) await delayAnswers(page);
      for (const [path, visit] of Object.entries(visits)) {
        // The profile of a newcomer has no language yet.
        const query = visit.who === 'newcomer' ? `?lang=${language.lang}` : '';
        const address = base + path.replace(/\$\w+/, String(records[visit.id ?? ''])) + query;
        await look(pages[visit.who], address, visit, language);
      }
      await look(pages.person, `${base}/nothing-here`, { who: 'person' }, language);
    });
  }
}

test('no queue of the operator moves or cuts anything in any language', async ({ openBrowser }) => {
  const [operator, company] = [await prepareMarket(1), await prepareMarket(1)];
  await askSupport('shipper', company.shipperToken);
  const facility = await prepareFacility(company.shipperToken, { ...GDANSK_HUB, name: 'Łódź cross-dock' });
  const offer = { kind: 'publication', content: {} };
  await ask(company.shipperToken, 'POST', `shipper/v1/facilities/${facility}/proposals`, offer);
  const account = await ask<{ company: { id: number } }>(operator.shipperToken, 'GET', 'shipper/v1/account');
  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const product = await startProduct({ ...settings, OPERATOR_BRAND: String(account.company.id) });
  try {
    for (const language of LANGUAGES) {
      await setProfileLanguage(operator, language.lang);
      const page = await openBrowser({ baseURL: product.url, locale: language.locale });
      await keepToken(page, 'shipper', operator.shipperToken);
      await delayAnswers(page);
      await look(page, '/operator', OPERATOR, language);
    }
  } finally {
    await product.stop();
  }
});
