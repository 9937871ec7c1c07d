import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible } from '../axe';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { ask } from '../network/delivered-orders';
import { PHONE } from '../people';
import { expect, test } from '../story';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'confirm by' });

test('an alert is one line in the time zone of the reader, stays dismissed, and is not shown above a page that does not exist', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const [token = ''] = market.carrierTokens;
  const tender = await prepareTender(market);
  await placeBid(token, tender, 240_000);
  const [option] = await ask<{ id: number }[]>(market.shipperToken, 'GET', `shipper/v1/loads/${tender}/options`);
  await ask(market.shipperToken, 'PUT', `shipper/v1/loads/${tender}/select_option`, { option_id: option?.id });
  const { notifications } = await ask<{ notifications: { at: string }[] }>(token, 'GET', 'carrier/v1/account');
  const until = Date.parse(notifications[0]?.at ?? '');
  const clock = (timeZone: string) =>
    new Date(until).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

  // Two hours before the end on any clock; two people read it on different ones.
  for (const timezoneId of ['Europe/Warsaw', 'Asia/Tokyo']) {
    const page = await enter(await openBrowser({ ...PHONE, timezoneId }), 'carrier', token, '/carrier/');
    await expect(banner(page)).toContainText(clock(timezoneId));
    const box = await banner(page).getByText('confirm by').boundingBox();
    expect(box?.height).toBeLessThan(28);
    await expectAccessible(page);
  }

  const page = await enter(await openBrowser(), 'carrier', token, '/carrier/');
  await expect(banner(page)).toBeVisible();
  await page.goto('/carrier/loads/999999');
  await expect(page.getByRole('heading', { name: en.carrierApp['tender.not_found'] })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.goto('/carrier/nowhere');
  await expect(page.getByRole('heading', { name: en.common.page_404_title })).toBeVisible();
  await expect(banner(page)).toBeHidden();

  await page.goto('/carrier/');
  await banner(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  // Another award is another alert.
  const second = await prepareTender(market);
  await placeBid(token, second, 240_000);
  const [other] = await ask<{ id: number }[]>(market.shipperToken, 'GET', `shipper/v1/loads/${second}/options`);
  await ask(market.shipperToken, 'PUT', `shipper/v1/loads/${second}/select_option`, { option_id: other?.id });
  await expect(banner(page)).toContainText('And 1 more.');
});

test('the alert of a changed legal text opens it from the carrier application too', async ({ openBrowser }) => {
  const [token = ''] = (await prepareMarket(1)).carrierTokens;
  const page = await openBrowser(PHONE);
  const alert = { key: 'policy', text: 'The policy has changed', at: null, type: 'info', icon: 'info', color: 'gray' };
  await page.route('**/api/carrier/v1/account', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, notifications: [{ ...alert, routeName: 'policy' }] } } });
  });
  await enter(page, 'carrier', token, '/carrier/');
  await page.getByRole('status').filter({ hasText: alert.text }).getByRole('link').click();
  await expect(page).toHaveURL('/policy');
  await expect(page.getByRole('heading', { name: en.shell['footer.policy'], level: 1 })).toBeVisible();
});
