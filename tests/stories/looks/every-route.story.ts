import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { kk } from '../../../packages/messages/src/languages/kk';
import { ru } from '../../../packages/messages/src/languages/ru';
import { uk } from '../../../packages/messages/src/languages/uk';
import { expectAccessible } from '../axe';
import { expectNothingCut, THEMES } from './cut-texts';
import { delayAnswers, expectNoShift } from './layout-shift';
import {
  keepToken,
  placeBid,
  prepareDraft,
  prepareMarket,
  prepareTender,
  setProfileLanguage,
  signInNewcomer,
} from '../market';
import { listAddresses } from '../../page-addresses';
import { expect, test, type OpenBrowser } from '../story';

const LANGUAGES = [
  { lang: 'en', locale: 'en-GB', texts: en, width: 360 },
  { lang: 'uk', locale: 'uk-UA', texts: uk, width: 1440 },
  { lang: 'kk', locale: 'kk-KZ', texts: kk, width: 1024 },
  { lang: 'ru', locale: 'ru-RU', texts: ru, width: 768 },
] as const;
type Language = (typeof LANGUAGES)[number];
type Application = 'shipper' | 'carrier';

interface Visit {
  who: 'visitor' | 'newcomer' | 'person';
  id?: 'draft' | 'tender' | 'unknown';
}

const CABINET: Readonly<Record<string, Visit>> = {
  '/auth': { who: 'visitor' },
  '/code': { who: 'visitor' },
  '/onboarding': { who: 'newcomer' },
  '/account/settings': { who: 'person' },
  '/account/companies': { who: 'person' },
  '/account/users': { who: 'person' },
  '/account/tender': { who: 'person' },
  '/account/notifications': { who: 'person' },
  '/account/lists': { who: 'person' },
  '/account/fields': { who: 'person' },
  '/account/network': { who: 'person' },
  '/account/network/packet': { who: 'person' },
  '/requests': { who: 'person' },
  '/requests/$id': { who: 'person', id: 'unknown' },
  '/brand/$id': { who: 'person', id: 'unknown' },
  '/need-access': { who: 'person' },
  '/carriers': { who: 'person' },
  '/carriers/import': { who: 'person' },
  '/carriers/announcements': { who: 'person' },
  '/carriers/expiring': { who: 'person' },
  '/carriers/requests': { who: 'person' },
  '/carriers/suggested': { who: 'person' },
  '/carriers/duplicates': { who: 'person' },
  '/carriers/$id': { who: 'person', id: 'unknown' },
  '/facilities': { who: 'person' },
  '/facilities/import': { who: 'person' },
  '/facilities/public': { who: 'person' },
  '/facilities/$id': { who: 'person', id: 'unknown' },
  '/jobs/$id': { who: 'person', id: 'unknown' },
  '/tenders': { who: 'person' },
  '/tenders/$id/view': { who: 'person', id: 'tender' },
  '/tenders/$id/edit': { who: 'person', id: 'draft' },
  '/policy': { who: 'visitor' },
  '/terms-of-use': { who: 'newcomer' },
  '/privacy-policy': { who: 'person' },
  // The page does not exist for people outside the operator's company.
  '/operator': { who: 'person' },
};

const CARRIER: Readonly<Record<string, Visit>> = {
  '/': { who: 'person' },
  '/loads/$id': { who: 'person', id: 'tender' },
  '/bids': { who: 'person' },
  '/awards': { who: 'person' },
  '/history': { who: 'person' },
  '/scorecard': { who: 'person' },
  '/settings': { who: 'person' },
  '/settings/company': { who: 'person' },
  '/settings/notifications': { who: 'person' },
  '/settings/lanes': { who: 'person' },
  '/settings/contacts': { who: 'person' },
  '/settings/documents': { who: 'person' },
  '/fleet/drivers': { who: 'person' },
  '/fleet/trucks': { who: 'person' },
  '/fleet/trailers': { who: 'person' },
  '/packets': { who: 'person' },
  '/packets/$id': { who: 'person', id: 'unknown' },
  '/announcements': { who: 'person' },
  '/announcements/$id': { who: 'person', id: 'unknown' },
  '/requests': { who: 'person' },
  '/requests/$id': { who: 'person', id: 'unknown' },
  '/auth': { who: 'visitor' },
  '/code': { who: 'visitor' },
  '/onboarding': { who: 'newcomer' },
  '/invitation/$code': { who: 'person', id: 'unknown' },
  '/brand/$code': { who: 'person', id: 'unknown' },
  '/t/$code': { who: 'person', id: 'unknown' },
  '/open': { who: 'person' },
  '/stop': { who: 'person' },
};

const APPLICATIONS = [
  { application: 'shipper', base: '', visits: CABINET },
  { application: 'carrier', base: '/carrier', visits: CARRIER },
] as const;

async function preparePeople(application: Application, { lang, locale }: Language, openBrowser: OpenBrowser) {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const [tender, draft] = [await prepareTender(market), await prepareDraft(market)];
  expect(await placeBid(carrierToken, tender, 240_000)).toBe(201);
  await setProfileLanguage(market, lang);
  const [visitor, newcomer, person] = [
    await openBrowser({ locale }),
    await openBrowser({ locale }),
    await openBrowser({ locale }),
  ];
  await keepToken(newcomer, application, await signInNewcomer(application));
  await keepToken(person, application, application === 'shipper' ? market.shipperToken : carrierToken);
  return { pages: { visitor, newcomer, person }, ids: { tender: String(tender), draft: String(draft), unknown: 'x' } };
}

/** A page is ready when it has a heading and no loading message. */
async function expectPage(page: Page, { lang, texts }: Language): Promise<void> {
  await expect(page.getByRole('heading').first(), page.url()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts.common.loading })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

for (const { application, base, visits } of APPLICATIONS) {
  test(`every page of the ${application} is among those that are looked at`, () => {
    expect(Object.keys(visits).toSorted()).toEqual(listAddresses(application).toSorted());
  });

  for (const language of LANGUAGES) {
    test(`no page of the ${application} moves or cuts anything in ${language.lang}`, async ({ openBrowser }) => {
      const { pages, ids } = await preparePeople(application, language, openBrowser);
      // The profile of a newcomer has no language yet.
      const query = (who: Visit['who']) => (who === 'newcomer' ? `?lang=${language.lang}` : '');
      const addresses = Object.entries(visits).map(([path, { who, id = 'unknown' }]) => ({
        page: pages[who],
        address: base + path.replace(/\$\w+/, ids[id]) + query(who),
      }));
      for (const page of Object.values(pages)) await delayAnswers(page);
      for (const { page, address } of [...addresses, { page: pages.person, address: `${base}/nothing-here` }]) {
        await page.setViewportSize({ width: language.width, height: 800 });
        await page.goto(address);
        await expectPage(page, language);
        await expectNoShift(page);
        await expectNothingCut(page);
        // Faults found by axe depend on the theme and hardly on the language: English is checked in both themes, the rest in one.
        for (const colorScheme of language.lang === 'en' ? THEMES : THEMES.slice(1)) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
      }
    });
  }
}
