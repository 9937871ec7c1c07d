import { en } from '../../../packages/messages/src/languages/en';
import { uk } from '../../../packages/messages/src/languages/uk';
import { kk } from '../../../packages/messages/src/languages/kk';
import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNoCutText } from '../looks/cut-texts';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { ask } from '../network/delivered-orders';

test('a packet is written in two languages, published, and asked of all carriers with one button', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(2);
  const [ukrainian = '', kazakh = ''] = market.carrierTokens;
  for (const [token, locale] of [
    [ukrainian, 'uk'],
    [kazakh, 'kk'],
  ] as const)
    await ask(token, 'PUT', 'carrier/v1/profile/info', {
      first_name: 'Olena',
      last_name: 'Savchuk',
      locale,
      accepts_terms: true,
    });
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/network/packet');
  await page.getByRole('button', { name: en.packets['setup.from_template'] }).click();
  await expect(page.getByText('Asked 0 of 2 carriers')).toBeVisible();
  const line = (name: string | RegExp) => page.getByRole('button', { name, expanded: false });
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveCount(0);
  await line(/^Do you have trucks of your own/).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveCount(1);
  await page.getByRole('button', { name: en.packets['setup.add_question'] }).first().click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you own a depot?');
  await expect(page.getByRole('button', { name: /^Do you own a depot\?/ })).toContainText('not in UK, KK, RU');
  await page.getByText('Українська', { exact: false }).first().click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Чи маєте ви власну базу?');
  await expect(page.getByRole('button', { name: /^Do you own a depot\?/ })).toContainText('not in KK, RU');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: en.packets['setup.publish'], exact: true })).toBeInViewport();
  await expect(page.getByText('Asked 0 of 2 carriers')).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFitPhone(page);
  await expectNoCutText(page, 'the packet on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: en.packets['setup.publish'], exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.packets['setup.publish'] }).click();
  await expect(page.getByText(en.packets['setup.asked_nobody'])).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 });
    await page.getByRole('button', { name: en.packets['setup.add_document'] }).scrollIntoViewIfNeeded();
    await expect(page.getByText(en.packets['setup.asked_nobody'])).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Ask 2 carriers' })).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Ask 2 carriers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask 2 carriers for the packet?' });
  await dialog.getByRole('button', { name: 'Ask 2 carriers' }).click();
  await expect(page.getByText('Asked 2 of 2 carriers')).toBeVisible();
  await expect(page.getByText(en.packets['setup.asked_nobody'])).toHaveCount(0);

  const phone = await enter(await openBrowser(PHONE), 'carrier', ukrainian, '/carrier/');
  await phone.getByRole('link', { name: uk.shell['notification.follow'], exact: true }).click();
  await expect(phone.getByText(uk.packets['template.routes'])).toBeVisible();
  await expect(phone.getByText(uk.packets['template.company'])).toBeVisible();
  await expect(phone.getByText('Чи маєте ви власну базу?')).toBeVisible();
  // Other pages do not show the request, because the carrier has other work there.
  await phone.goto('/carrier/awards');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('link', { name: uk.shell['notification.follow'], exact: true })).toHaveCount(0);
  const other = await enter(await openBrowser(PHONE), 'carrier', kazakh, '/carrier/packets');
  await other.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(other.getByText(kk.packets['template.routes'])).toBeVisible();
  await expect(other.getByText('Do you own a depot?')).toBeVisible();
  await expect(other.getByText('Мәтін тілі: English')).toBeVisible();
});

test('a viewer is not invited to write the missing packet', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  await page.route('**/api/shipper/v1/account', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, role: 'viewer', rights: ['loads.read'] } } });
  });
  await enter(page, 'shipper', market.shipperToken, '/account/network/packet');
  await expect(page.getByText(en.packets['setup.read_only'])).toBeVisible();
  await expect(page.getByText(en.packets['setup.none_read_only'])).toBeVisible();
  await expect(page.getByText(en.packets['setup.none_text'])).toHaveCount(0);
  await expect(page.getByRole('button', { name: en.packets['setup.from_template'] })).toHaveCount(0);
});
