import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../axe';
import { THEMES } from '../looks/cut-texts';
import { enter, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';

interface Alert {
  type: string;
  text: string;
  routeName: string;
  link?: string;
}

/** Mocks alerts of plans and maintenance, which would need days; their rules have tests of their own. */
const alert = (page: Page, notifications: readonly Alert[]) =>
  page.route(/\/v1\/account(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, notifications } } });
  });

for (const { application, home, load } of [
  { application: 'shipper', home: '/carriers', load: { routeName: 'tenders.show', path: '/tenders/$/view' } },
  { application: 'carrier', home: '/carrier/bids', load: { routeName: 'load', path: '/carrier/loads/$' } },
] as const) {
  test(`alerts of a ${application} lead to their pages and stay hidden once they are dismissed`, async ({
    openBrowser,
  }) => {
    const market = await prepareMarket(1);
    const tender = await prepareTender(market);
    const page = await openBrowser();
    await alert(page, [
      { type: 'warning', text: 'Confirm the award', routeName: load.routeName, link: String(tender) },
      { type: 'error', text: 'The plan is used up', routeName: 'pricing' },
      { type: 'info', text: 'Maintenance tomorrow', routeName: '' },
      { type: 'of a later release', text: 'Something new', routeName: 'a later page', link: '1' },
    ]);
    const token = application === 'shipper' ? market.shipperToken : market.carrierTokens[0]!;
    await enter(page, application, token, home);
    const bar = (text: string) => page.locator('[data-type]').filter({ hasText: text });
    await expect(bar('Confirm the award')).toHaveAttribute('data-type', 'warning');
    await expect(bar('The plan is used up')).toHaveAttribute('data-type', 'error');
    await expect(bar('Maintenance tomorrow')).toHaveAttribute('data-type', 'info');
    await expect(bar('Something new')).toHaveAttribute('data-type', 'info');
    // A page that is not there is no link.
    await expect(page.getByRole('link', { name: 'Follow' })).toHaveCount(1);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectToFitPhone(page);
    await page.getByRole('button', { name: 'Close: Maintenance tomorrow' }).click();
    await expect(bar('Maintenance tomorrow')).toHaveCount(0);
    await page.getByRole('link', { name: 'Follow' }).click();
    await expect(page).toHaveURL(new RegExp(`${load.path.replace('$', String(tender))}$`));
    await expect(bar('Confirm the award')).toHaveCount(1);
    await expect(bar('Maintenance tomorrow')).toHaveCount(0);
    await page.reload();
    await expect(bar('Confirm the award')).toHaveCount(1);
    await expect(bar('Maintenance tomorrow')).toHaveCount(0);
  });
}
