import { driver as en } from '../../packages/messages/src/driver/en';
import { driver as kk } from '../../packages/messages/src/driver/kk';
import { driver as uk } from '../../packages/messages/src/driver/uk';
import { DRIVER_KILOBYTES } from '../bench/limits';
import { weigh } from '../bench/weights';
import type { Market } from '../load/market';
import { expectAccessible, expectReadableColours, expectToFitPhone } from './axe';
import { prepareMarket, prepareTender } from './market';
import { ask } from './network/delivered-orders';
import { awardTo } from './network/order-steps';
import { PHONE } from './people';
import { expect, test, type OpenBrowser } from './story';

const GDANSK = { latitude: 54.352, longitude: 18.6466, accuracy: 20 };
const HERE = { ...PHONE, geolocation: GDANSK, permissions: ['geolocation'] };

interface Order {
  market: Market;
  id: number;
}

async function prepareOrder(): Promise<Order> {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  await awardTo(market, id);
  const vehicle = { driver_name: 'Taras Melnyk', truck_plate: 'AA 1234 BC', trailer_plate: null };
  await ask(market.carrierTokens[0] ?? '', 'PUT', `carrier/v1/loads/${id}/vehicle/names`, vehicle);
  return { market, id };
}

async function linkOf({ market, id }: Order): Promise<string> {
  const path = `carrier/v1/loads/${id}/driver_link`;
  const { url } = await ask<{ url: string }>(market.carrierTokens[0] ?? '', 'POST', path, { channel: 'copy' });
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

interface ShownStop {
  state: string;
  counted: object | null;
  evidence: { kind: string; rank: number }[];
  proofs: { signer: string | null; files: { url: string }[] }[];
}

const stopsOf = async ({ market, id }: Order) =>
  (await ask<{ stops: ShownStop[] }>(market.shipperToken, 'GET', `shipper/v1/loads/${id}/trip`)).stops;

async function openTrip(openBrowser: OpenBrowser, order: Order, texts: { open: string }, options: object = HERE) {
  const phone = await openBrowser(options);
  await phone.goto(await linkOf(order));
  await phone.getByRole('button', { name: texts.open }).click();
  await expect(phone.getByRole('link', { name: /Gda/ })).toBeVisible();
  return phone;
}

for (const [locale, texts] of [
  ['uk-UA', uk],
  ['kk-KZ', kk],
] as const)
  test(`a driver reports a trip from a phone in ${locale}, one stop without a connection`, async ({ openBrowser }) => {
    const order = await prepareOrder();
    const phone = await openBrowser({ ...HERE, locale });
    await phone.goto(await linkOf(order));
    const open = phone.getByRole('button', { name: texts.open });
    await expect(open).toBeVisible();
    await expectAccessible(phone);
    await expectToFitPhone(phone);
    await open.click();
    await expect(phone).toHaveURL(/\/driver\/$/);
    const stops = phone.getByRole('listitem').filter({ has: phone.getByRole('link') });
    await expect(stops).toHaveCount(2);
    await expectAccessible(phone);
    await expectToFitPhone(phone);
    const isKept = () => phone.evaluate(async () => (await (await caches.open('driver-page')).keys()).length);
    await expect.poll(isKept).toBeGreaterThanOrEqual(4);

    await stops.first().getByRole('link').click();
    await phone.getByRole('button', { name: texts.step_arrived }).click();
    await expect(phone.getByRole('button', { name: texts.step_loading })).toBeVisible();
    await expect(phone.getByText(texts.unsent)).toHaveCount(0);
    await expect.poll(async () => (await stopsOf(order))[0]?.evidence).toMatchObject([{ kind: 'arrived', rank: 2 }]);
    await expectAccessible(phone);
    await expectToFitPhone(phone);

    await phone.context().setOffline(true);
    await phone.reload();
    await phone.getByRole('button', { name: texts.step_loading }).click();
    await phone.getByLabel(texts.packages).fill('30');
    await phone.getByRole('button', { name: texts.step_loaded }).click();
    await expect(phone.getByText(texts.unsent)).toHaveCount(2);
    await expectAccessible(phone);
    await phone.reload();
    await expect(phone.getByText(texts.unsent)).toHaveCount(2);
    await phone.context().setOffline(false);
    await expect(phone.getByText(texts.unsent)).toHaveCount(0);
    const [pickup] = await stopsOf(order);
    expect(pickup?.evidence.map(({ kind }) => kind)).toEqual(['arrived', 'working', 'done']);
    expect(pickup?.counted).toEqual({ packages: 30, weight_kg: null });

    await phone.getByRole('link', { name: texts.all_stops }).click();
    await stops.last().getByRole('link').click();
    for (const step of ['step_arrived', 'step_unloading', 'step_delivered'] as const)
      await phone.getByRole('button', { name: texts[step] }).click();
    await phone.getByRole('button', { name: texts.save_proof }).click();
    await expect(phone.getByText(texts.proof_empty)).toBeVisible();
    const box = await phone.getByRole('img', { name: texts.signature }).boundingBox();
    if (!box) throw new Error('there is nothing to sign on');
    await phone.mouse.move(box.x + 30, box.y + 40);
    await phone.mouse.down();
    await phone.mouse.move(box.x + 150, box.y + 90, { steps: 8 });
    await phone.mouse.up();
    await phone.getByLabel(texts.signer).fill('Ewa Lis');
    await expectAccessible(phone);
    await expectToFitPhone(phone);
    await phone.getByRole('button', { name: texts.save_proof }).click();
    await expect(phone.getByText(texts.proof_done)).toBeVisible();
    expect((await stopsOf(order))[1]).toMatchObject({
      state: 'departed',
      proofs: [{ signer: 'Ewa Lis', files: [{}] }],
    });
    await phone.getByRole('link', { name: texts.all_stops }).click();
    await expect(phone.getByText(texts.all_done)).toBeVisible();
  });

test('a photo is sent small and without what the camera wrote, and a report is taken back', async ({ openBrowser }) => {
  const order = await prepareOrder();
  const phone = await openTrip(openBrowser, order, en);
  await phone.getByRole('link', { name: /Kyiv/ }).click();
  await phone.getByRole('button', { name: en.step_arrived }).click();
  await phone.getByRole('button', { name: `${en.undo}: ${en.done_arrived}` }).click();
  await expect(phone.getByRole('button', { name: `${en.undo}: ${en.done_arrived}` })).toHaveCount(0);
  await expect.poll(async () => (await stopsOf(order))[1]?.evidence).toEqual([]);

  const photo = await phone.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 1500];
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const files = phone.locator('.proof input[type=file]');
  await files.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') });
  await expect(phone.getByText(en.photo_unreadable)).toBeVisible();
  await files.setInputFiles({ name: 'cmr.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'base64') });
  await expect(phone.getByText('1 photo')).toBeVisible();
  await phone.getByRole('button', { name: en.save_proof }).click();
  await expect(phone.getByText(en.proof_done)).toBeVisible();
  const [file] = (await stopsOf(order))[1]?.proofs[0]?.files ?? [];
  const kept = await (await phone.request.get(file?.url ?? '')).body();
  const frame = kept.indexOf(Buffer.from([0xff, 0xc0]));
  expect([kept.readUInt16BE(frame + 7), kept.readUInt16BE(frame + 5)]).toEqual([2000, 1000]);
});

test('a trip moves to the phone that opens it, in both themes and without a shared position', async ({
  openBrowser,
}) => {
  const order = await prepareOrder();
  const first = await openTrip(openBrowser, order, en, { ...PHONE, colorScheme: 'dark' });
  await expectReadableColours(first);
  await first.getByRole('link', { name: /Gda/ }).click();
  await first.getByRole('button', { name: en.step_arrived }).click();
  await expect(first.getByText(en.no_position)).toBeVisible();
  await expectReadableColours(first);
  await expect.poll(async () => (await stopsOf(order))[0]?.evidence).toMatchObject([{ rank: 1 }]);
  const second = await openTrip(openBrowser, order, en, PHONE);
  await expectReadableColours(second);
  await first.goto('/driver/');
  await expect(first.getByText(en.moved)).toBeVisible();
  await first.getByRole('button', { name: en.open_here }).click();
  await expect(first.getByText(en.moved)).toHaveCount(0);

  const replaced = await openBrowser(PHONE);
  await replaced.goto(await linkOf(order));
  const path = `carrier/v1/loads/${order.id}/driver_link`;
  await ask(order.market.carrierTokens[0] ?? '', 'POST', path, { channel: 'copy', replace: true });
  await replaced.getByRole('button', { name: en.open }).click();
  await expect(replaced.getByText(en.link_unknown)).toBeVisible();
});

test('two tabs of one phone keep each other’s reports, also after a new service worker', async ({ openBrowser }) => {
  const order = await prepareOrder();
  const first = await openTrip(openBrowser, order, en);
  const second = await first.context().newPage();
  await second.goto('/driver/');
  await expect(second.getByRole('link', { name: /Kyiv/ })).toBeVisible();
  await first.context().setOffline(true);
  for (const [page, city] of [
    [first, /Gda/],
    [second, /Kyiv/],
  ] as const) {
    await page.getByRole('link', { name: city }).click();
    await page.getByRole('button', { name: en.step_arrived }).click();
    await expect(page.getByText(en.unsent)).toHaveCount(1);
  }
  await expect(second.getByText(/^2 reports/)).toBeVisible();
  await first.context().setOffline(false);
  await first.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    await navigator.serviceWorker.register('/driver/driver-worker.js?newer');
  });
  await first.reload();
  await expect(first.getByText(/wait to be sent/)).toHaveCount(0);
  const kinds = async () => (await stopsOf(order)).map(({ evidence }) => evidence.map(({ kind }) => kind));
  await expect.poll(kinds).toEqual([['arrived'], ['arrived']]);
});

test('the page of a driver is light', async ({ openBrowser }) => {
  const phone = await openTrip(openBrowser, await prepareOrder(), en);
  const weights = await weigh(phone);
  test.info().annotations.push({ type: 'the driver’s page', description: JSON.stringify(weights) });
  expect(weights.scripts + weights.later, 'kB of scripts').toBeLessThanOrEqual(DRIVER_KILOBYTES);
});
