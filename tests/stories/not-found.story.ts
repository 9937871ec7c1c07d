import { uk } from '../../packages/messages/src/languages/uk';
import { expectAccessible, expectReadableColours } from './axe';
import { expectNothingCutInAnyWidth } from './looks/cut-texts';
import { expectNoShift } from './looks/layout-shift';
import { keepToken, prepareMarket, setProfileLanguage } from './market';
import { listAddresses } from '../page-addresses';
import { expect, test } from './story';

/** Unknown, too large for any id, no number at all, and a name that every object has. */
const NO_IDS = ['999999999', '99999999999999999999', 'x', '__proto__'];

/** Earlier addresses of a tender, which lead to its page. */
const EARLIER = { shipper: ['/orders/$id', '/orders/$id/view', '/orders/$id/edit'], carrier: [] } as const;

function routesWithId(application: 'shipper' | 'carrier'): string[] {
  const found = [...listAddresses(application), ...EARLIER[application]].filter((path) => path.includes('$'));
  expect(found.length).toBeGreaterThan(5);
  return found;
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  '/carriers/$id': uk.carrierPage.not_found,
  '/facilities/$id': uk.facilities.not_found,
  '/jobs/$id': uk.bulk.job_gone,
  '/brand/$id': uk.brands['join.unknown_title'],
  '/demo/{-$id}': uk.demos.unknown,
  '/carrier/loads/$id': uk.carrierApp['tender.not_found'],
  '/carrier/invitation/$code': uk.carrierApp['invitation.unknown_title'],
  '/carrier/brand/$code': uk.brands['join.unknown_title'],
  '/carrier/packets/$id': uk.packets['own.not_found'],
  '/carrier/announcements/$id': uk.announcements['received.unknown_title'],
  '/carrier/t/$code': uk.carrierApp['link.failed'],
};

const APPLICATIONS = [
  ['shipper', '', '/tenders/$id/view'],
  ['carrier', '/carrier', '/loads/$id'],
] as const;

for (const [application, base, known] of APPLICATIONS) {
  test(`every address of the ${application} with an unknown id shows a page in the reader’s language`, async ({
    openBrowser,
  }) => {
    const market = await prepareMarket(1);
    await setProfileLanguage(market, 'uk');
    const routes = routesWithId(application);
    expect(routes).toContain(known);
    const page = await openBrowser({ locale: 'uk-UA' });
    const broken: string[] = [];
    const looked = new Set<string>();
    page.on('pageerror', (error) => broken.push(error.message));
    const token = application === 'shipper' ? market.shipperToken : market.carrierTokens[0];
    await keepToken(page, application, token ?? '');
    for (const route of routes) {
      for (const id of NO_IDS) {
        const address = `${base}${route}`;
        await page.goto(address.replace(/\{-\$\w+\}|\$\w+/, id));
        const title = new Map(Object.entries(OTHER_WORDS)).get(address) ?? uk.common.page_404_title;
        await expect(page.getByRole('heading', { name: title }), `${address} of ${id}`).toBeVisible();
        if (looked.has(title)) continue;
        looked.add(title);
        await expectNoShift(page);
        await expectNothingCutInAnyWidth(page);
        // Each refetch of what is not there shows the skeleton for a moment, which has no heading.
        await expect(() => expectAccessible(page)).toPass();
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(() => expectReadableColours(page)).toPass();
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
    expect(broken).toEqual([]);
  });
}
