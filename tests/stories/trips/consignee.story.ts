import { consignee as en } from '../../../packages/messages/src/consignee/en';
import { consignee as kk } from '../../../packages/messages/src/consignee/kk';
import { consignee as uk } from '../../../packages/messages/src/consignee/uk';
import { TRACKING_PAGE_KILOBYTES } from '../../bench/limits';
import { weigh } from '../../bench/weights';
import { expectAccessible, expectReadableColours, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { ask } from '../network/delivered-orders';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { prepareTrackedOrder } from './tracked-order';

test('a shipper makes a link, a stranger follows the trip, and the link is revoked', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, drive } = await prepareTrackedOrder(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const card = page.getByRole('region', { name: 'Tracking links' });
  await card.getByRole('button', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a link' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'For whom' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'For whom' }).fill('Warehouse in Kyiv');
  await dialog.getByRole('combobox', { name: 'Stop' }).click();
  await page.getByRole('option', { name: 'Kyiv' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog).toBeHidden();
  const open = card.getByRole('link', { name: 'Open the page for Warehouse in Kyiv' });
  const address = (await open.getAttribute('href')) ?? '';
  expect(address).toMatch(/\/tracking\/\d+-[\w-]{30}$/);
  await expectAccessible(page);
  await expectToFitPhone(page);

  for (const [locale, texts, colorScheme] of [
    ['uk-UA', uk, 'light'],
    ['kk-KZ', kk, 'dark'],
  ] as const) {
    const phone = await openBrowser({ ...PHONE, locale, colorScheme });
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1, name: texts.state_planned })).toBeVisible();
    await expect(phone.getByText(texts.own)).toHaveCount(1);
    await expectAccessible(phone);
    await expectToFitPhone(phone);
    await expectReadableColours(phone);
  }

  await drive(1.7, 1.6, 1.5);
  const phone = await openBrowser(PHONE);
  await phone.goto(address);
  await expect(phone.getByText(/^Last update: .* \(position of the truck\)$/)).toBeVisible();
  await expect(phone.getByText(/^Expected: /)).toHaveCount(1);
  await expect(phone.getByRole('region', { name: 'Map: Gdańsk to Kyiv' })).toBeVisible();
  await expect(phone.getByText(/Wialon|EUR|AA 1234/)).toHaveCount(0);
  await expectAccessible(phone);
  await expectToFitPhone(phone);

  await card.getByRole('button', { name: 'Revoke the link for Warehouse in Kyiv' }).click();
  const asked = page.getByRole('dialog', { name: 'Revoke the link for Warehouse in Kyiv?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Revoke' }).click();
  await expect(open).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: en.unknown_title })).toBeVisible();
  await expectAccessible(phone);
});

test('a carrier makes a link from a phone, and its page is light', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, carrierToken, drive } = await prepareTrackedOrder(market);
  await drive(1.7, 1.6, 1.5);
  const path = `carrier/v1/loads/${id}/tracking_links`;
  const { url } = await ask<{ url: string }>(carrierToken, 'POST', path, { label: 'Buyer' });
  const cabinet = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  await expect(cabinet.getByRole('button', { name: 'Copy the link for Buyer' })).toBeVisible();
  await expectAccessible(cabinet);
  await expectToFitPhone(cabinet);

  const phone = await openBrowser(PHONE);
  await phone.goto(url);
  await expect(phone.getByRole('region', { name: /^Map/ })).toBeVisible();
  await phone.waitForLoadState('networkidle');
  const weights = await weigh(phone);
  test.info().annotations.push({ type: 'the page of a tracking link', description: JSON.stringify(weights) });
  expect(weights.scripts + weights.later, 'kB of scripts').toBeLessThanOrEqual(TRACKING_PAGE_KILOBYTES);

  await phone.context().setOffline(true);
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(phone.getByText(en.stale)).toBeVisible();
  await expect(phone.getByText(/^Last update: /)).toBeVisible();
  await expectAccessible(phone);
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: en.retry }).click();
  await expect(phone.getByText(en.stale)).toHaveCount(0);
});
