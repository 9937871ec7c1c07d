import type { Page } from '@playwright/test';
import { driver as en } from '../../../packages/messages/src/driver/en';
import { driver as kk } from '../../../packages/messages/src/driver/kk';
import { driver as uk } from '../../../packages/messages/src/driver/uk';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { ask } from '../network/delivered-orders';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { driverLinkOf, prepareTrackedOrder } from './tracked-order';

const GDANSK = { latitude: 54.352, longitude: 18.6466, accuracy: 20 };
const HERE = { ...PHONE, geolocation: GDANSK, permissions: ['geolocation'] };

interface ShownTrip {
  is_shared: boolean | null;
  sources: { kind: string }[];
  stops: { seal: string | null; photos: object[]; proofs: { files: object[] }[]; evidence: { kind: string }[] }[];
  temperature: { readings: { celsius: number; is_outside: boolean }[] };
  tasks: { title: string | null; done_at: string | null }[];
}

const tripOf = (token: string, id: number) => ask<ShownTrip>(token, 'GET', `shipper/v1/loads/${id}/trip`);

async function open(phone: Page, link: string, texts: { open: string }) {
  await phone.goto(link);
  await phone.getByRole('button', { name: texts.open }).click();
  await expect(phone).toHaveURL(/\/driver\/$/);
}

const photoOf = async (phone: Page) => ({
  name: 'cargo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    await phone.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg').split(',')[1] ?? ''),
    'base64',
  ),
});

for (const [locale, texts] of [
  ['uk-UA', uk],
  ['kk-KZ', kk],
] as const)
  test(`a driver notes temperature and seal, adds a photo and marks a task in ${locale}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    const { id, carrierToken } = await prepareTrackedOrder(market);
    const task = { title: 'Weigh the truck', performer: 'driver', tracking: 'by_hand' };
    await ask(carrierToken, 'POST', `carrier/v1/loads/${id}/trip/tasks`, task);
    const phone = await openBrowser({ ...HERE, locale });
    await open(phone, await driverLinkOf(carrierToken, id), texts);
    const box = phone.getByRole('checkbox', { name: 'Weigh the truck' });
    await box.check();
    await expect(box).toBeChecked();
    const isDone = async () => (await tripOf(market.shipperToken, id)).tasks.some((one) => one.title && one.done_at);
    await expect.poll(isDone).toBe(true);

    await phone.getByRole('listitem').first().getByRole('link').click();
    for (const step of ['step_arrived', 'step_loading'] as const)
      await phone.getByRole('button', { name: texts[step] }).click();
    await phone.getByLabel(texts.temperature.replace('{{range}}', '2 … 8')).fill('-2,5');
    await phone.getByLabel(texts.seal).fill('A-77');
    await phone.locator('input[type=file]').setInputFiles(await photoOf(phone));
    await expect(phone.getByText(texts.stop_photos_one.replace('{{count}}', '1'))).toBeVisible();
    await expectAccessible(phone);
    await expectToFitPhone(phone);
    await phone.getByRole('button', { name: texts.step_loaded }).click();
    const readings = async () => (await tripOf(market.shipperToken, id)).temperature.readings;
    await expect.poll(readings).toMatchObject([{ celsius: -2.5, is_outside: true }]);

    const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
    const trip = page.getByRole('region', { name: 'Trip', exact: true });
    await expect(trip.getByText(/^Temperature: −2.5 °C, .*, outside the agreed range$/)).toBeVisible();
    await expect(trip.getByText('Seal: A-77')).toBeVisible();
    await expect(trip.getByRole('region', { name: 'Photos of the stop' })).toBeVisible();
    await expectAccessible(page);
  });

test('a cut upload is sent again, and nothing is lost or doubled', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, carrierToken } = await prepareTrackedOrder(market);
  const phone = await openBrowser(HERE);
  await open(phone, await driverLinkOf(carrierToken, id), en);
  await phone.getByRole('listitem').last().getByRole('link').click();
  const cuts: string[] = [];
  const cutFirst = (path: string) =>
    phone.context().route(`**/api/driver/v1/${path}`, async (route) => {
      if (cuts.includes(path)) return route.continue();
      cuts.push(path);
      await route.fetch();
      return route.abort();
    });
  await cutFirst('files');
  await cutFirst('proofs');
  await phone.locator('.proof input[type=file]').setInputFiles(await photoOf(phone));
  await phone.getByRole('button', { name: en.save_proof }).click();
  const online = () => phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(async () => {
    await online();
    await expect(phone.getByText(en.proof_done)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(cuts).toEqual(['files', 'proofs']);
  const { proofs } = (await tripOf(market.shipperToken, id)).stops[1]!;
  expect(proofs.map(({ files }) => files.length)).toEqual([1]);
});

test('several links on one phone are one page, and each trip is shared by itself', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [one, other] = [await prepareTrackedOrder(market), await prepareTrackedOrder(market)];
  const phone = await openBrowser(HERE);
  for (const { carrierToken, id } of [one, other]) await open(phone, await driverLinkOf(carrierToken, id), en);
  const toggles = phone.getByRole('switch', { name: en.share, exact: true });
  await expect(toggles).toHaveCount(2);
  await toggles.last().check();
  const shared = async () =>
    Promise.all(
      [one, other].map(async ({ id }) => {
        const { is_shared: isShared, sources } = await tripOf(market.shipperToken, id);
        return [isShared, sources.map(({ kind }) => kind)];
      }),
    );
  await expect.poll(shared).toEqual([
    [false, []],
    [true, ['driver_page']],
  ]);
  await expectAccessible(phone);
});
