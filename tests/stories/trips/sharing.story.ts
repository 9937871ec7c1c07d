import { driver as kk } from '../../../packages/messages/src/driver/kk';
import { driver as uk } from '../../../packages/messages/src/driver/uk';
import { expectAccessible, expectReadableColours, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { ask } from '../network/delivered-orders';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { driverLinkOf, prepareTrackedOrder } from './tracked-order';

const GDANSK = { latitude: 54.352, longitude: 18.6466, accuracy: 20 };
const HERE = { ...PHONE, geolocation: GDANSK, permissions: ['geolocation'] };

for (const [locale, texts, points] of [
  ['uk-UA', uk, /^\d+ місцезнаходження чека/],
  ['kk-KZ', kk, /^\d+ орын жіберілуді/],
] as const)
  test(`a driver shares the position of the phone in ${locale}, at first without a connection`, async ({
    openBrowser,
  }) => {
    const market = await prepareMarket(1);
    const { id, carrierToken } = await prepareTrackedOrder(market);
    const phone = await openBrowser({ ...HERE, locale });
    await phone.goto(await driverLinkOf(carrierToken, id));
    await phone.getByRole('button', { name: texts.open }).click();
    const toggle = phone.getByRole('switch', { name: texts.share, exact: true });
    await expect(toggle).not.toBeChecked();
    await expect(phone.getByText(texts.share_off)).toBeVisible();
    const isKept = () => phone.evaluate(async () => (await (await caches.open('driver-page')).keys()).length);
    await expect.poll(isKept).toBeGreaterThanOrEqual(4);

    await phone.context().setOffline(true);
    await toggle.check();
    await expect(phone.getByText(texts.share_open_only)).toBeVisible();
    const waiting = phone.getByText(points);
    await expect(waiting).toHaveText(/^1 /);
    await phone.reload();
    await expect(toggle).toBeChecked();
    // The page reads one position when it begins.
    await expect(waiting).toHaveText(/^2 /);
    await expectAccessible(phone);
    await expectToFitPhone(phone);
    await phone.context().setOffline(false);
    await expect(waiting).toHaveCount(0);

    const trip = () =>
      ask<{ is_shared: boolean; sources: { kind: string }[] }>(
        market.shipperToken,
        'GET',
        `shipper/v1/loads/${id}/trip`,
      );
    await expect.poll(trip).toMatchObject({ is_shared: true, sources: [{ kind: 'driver_page' }] });
    const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
    const position = page.getByRole('region', { name: 'Position', exact: true });
    await expect(position.getByText(/^Driver’s page: last seen/)).toBeVisible();

    await toggle.uncheck();
    await expect(phone.getByText(texts.share_off)).toBeVisible();
    await expect(position.getByText('The driver does not share the position of the phone.')).toBeVisible();
    await expect(position.getByText(/^Driver’s page/)).toHaveCount(0);

    // The browser asks whether to open the app, and takes no press after it.
    await phone.getByRole('button', { name: texts.app, exact: true }).click();
    await expect(phone.getByText(texts.app_done)).toBeVisible();
    await expect(toggle).toBeChecked();
    const app = phone.getByRole('link', { name: texts.app_open });
    await expect(app).toHaveAttribute('href', /^org\.traccar\.client:\/\/config\?url=http.*%2Fosmand%2F.*service=true/);
    await expectAccessible(phone);
    await expectToFitPhone(phone);
  });

test('a phone that gives no position says so, in the dark theme, and the rest works', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, carrierToken } = await prepareTrackedOrder(market);
  const phone = await openBrowser({ ...PHONE, locale: 'uk-UA', colorScheme: 'dark' });
  await phone.goto(await driverLinkOf(carrierToken, id));
  await phone.getByRole('button', { name: uk.open }).click();
  await phone.getByRole('switch', { name: uk.share, exact: true }).check();
  await expect(phone.getByText(uk.share_denied)).toBeVisible();
  await expectReadableColours(phone);
  await phone.getByText(uk.who_sees).click();
  await expect(phone.getByText(uk.sees_rounded)).toBeVisible();
  await expectReadableColours(phone);
  await phone.getByRole('link', { name: /Гданськ|Gda/ }).click();
  await phone.getByRole('button', { name: uk.step_arrived }).click();
  await expect(phone.getByRole('button', { name: uk.step_loading })).toBeVisible();
});

test('a carrier shows the driver’s link as a code and passes it to the share sheet', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, carrierToken } = await prepareTrackedOrder(market);
  const phone = await openBrowser({ ...PHONE, colorScheme: 'dark' });
  await phone.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  });
  await enter(phone, 'carrier', carrierToken, `/carrier/loads/${id}`);
  const card = phone.getByRole('region', { name: 'Driver’s link' });
  await card.getByRole('button', { name: 'Show the link' }).click();
  await expect(card.getByRole('img', { name: 'QR code of the driver’s link' })).toBeVisible();
  const url = await card.getByLabel('Link for the driver').inputValue();
  await card.getByRole('button', { name: 'Share …' }).click();
  const shared = () => phone.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ title: 'Link for the driver', url }]);
  await expectAccessible(phone);
  await expectToFitPhone(phone);
});
