import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { nameVehicle } from '../network/delivered-orders';
import { awardTo } from '../network/order-steps';
import { PHONE } from '../people';
import { expect, test } from '../story';

const PROOF = { name: 'cmr.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 signed') };

test('an order runs from the named vehicle to the accepted proof, reported by hand on both sides', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const id = await prepareTender(market);
  await awardTo(market, id);

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const trip = page.getByRole('region', { name: 'Trip' });
  await expect(page.getByRole('button', { name: 'Trip', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(trip.getByText('Not reached')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Start loading' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await nameVehicle(carrierToken, id);

  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  const own = phone.getByRole('region', { name: 'Trip' });
  const report = async (name: string) => {
    await own.getByRole('button', { name, exact: true }).first().click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await report('Arrived');
  await report('Loading');
  // The order follows the report, and the open page of the shipper follows the order.
  await expect(trip.getByText('Under way')).toBeVisible();
  await expect(trip.getByText('Loading', { exact: true }).first()).toBeVisible();
  await own.getByRole('button', { name: 'Left', exact: true }).first().click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Packages').fill('33');
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(own.getByText('Counted: 33 packages')).toBeVisible();
  await report('Arrived');
  await report('Left');

  const delivery = own.getByRole('region', { name: 'Proof of delivery' });
  await delivery.getByRole('button', { name: 'Add proof' }).click();
  const adding = phone.getByRole('dialog');
  await adding.locator('input[type=file]').setInputFiles(PROOF);
  await adding.getByLabel('Signed by').fill('Ewa Lis');
  await expectAccessible(phone);
  await adding.getByRole('button', { name: 'Add proof' }).click();
  await expect(delivery.getByText(/Accepted without an answer after/)).toBeVisible();

  const seen = trip.getByRole('region', { name: 'Proof of delivery' });
  await expect(seen.getByText('Signed by Ewa Lis')).toBeVisible();
  await trip
    .getByRole('button', { name: /Reports about/ })
    .first()
    .click();
  await expect(trip.getByRole('list', { name: 'Reports' }).getByText(/arrived · carrier/)).toBeVisible();
  await trip
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(trip.getByText(/confirmed by the other side/).first()).toBeVisible();
  await expect(trip.getByText(/arrived · shipper · confirmed/)).toBeVisible();
  await seen.getByRole('button', { name: 'Refuse' }).click();
  const refusing = page.getByRole('dialog');
  await refusing.getByLabel('Reason').fill('The stamp is missing');
  await expectAccessible(page);
  await refusing.getByRole('button', { name: 'Refuse' }).click();
  await expect(delivery.getByText('Refused: The stamp is missing')).toBeVisible();
  await delivery.getByRole('button', { name: 'Add proof' }).click();
  await phone
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ ...PROOF, buffer: Buffer.from('%PDF-1.4 stamped') });
  await phone.getByRole('dialog').getByRole('button', { name: 'Add proof' }).click();
  await seen.getByRole('button', { name: 'Accept' }).click();
  await expect(trip.getByText('Ended')).toBeVisible();
  await expect(own.getByText('Ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trip', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await expectToFitPhone(phone);
});

test('a stop is skipped with a reason and brought back', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  await awardTo(market, id);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const trip = page.getByRole('region', { name: 'Trip' });
  await trip.getByRole('button', { name: 'Skip' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Skip' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The warehouse is closed');
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(trip.getByText('Reason: The warehouse is closed')).toBeVisible();
  await trip.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(trip.getByText('Reason: The warehouse is closed')).toBeHidden();
});

for (const locale of ['uk', 'kk', 'ru'] as const) {
  test(`the trip fits every width in ${locale}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    await setProfileLanguage(market, locale);
    const id = await prepareTender(market);
    await awardTo(market, id);
    await nameVehicle(market.carrierTokens[0] ?? '', id);
    const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
    await expect(page.getByRole('button', { name: 'Рейс', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: 'Рейс' })).toBeVisible();
    await expectNothingCut(page);
    const carrier = await enter(await openBrowser(), 'carrier', market.carrierTokens[0] ?? '', `/carrier/loads/${id}`);
    await expect(carrier.getByRole('region', { name: 'Рейс' })).toBeVisible();
    await expectNothingCut(carrier);
  });
}
