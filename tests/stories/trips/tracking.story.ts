import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, setProfileLanguage } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { prepareTrackedOrder } from './tracked-order';

test('both sides follow a truck on the map and see when it arrives', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, carrierToken, drive } = await prepareTrackedOrder(market);
  await drive(1.7, 1.6, 1.5);

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const position = page.getByRole('region', { name: 'Position', exact: true });
  await expect(position.getByText(/^Wialon: 0\smin ago/)).toBeVisible();
  await expect(position.getByRole('region', { name: 'Map of the trip: Gdańsk to Kyiv' })).toBeVisible();
  const trip = page.getByRole('region', { name: 'Trip', exact: true });
  await expect(trip.getByText('in time').first()).toBeVisible();
  const expected = trip.getByRole('button', { name: /How the arrival at Gdańsk was worked out/ });
  await expected.click();
  await expect(trip.getByText(/km an hour, .* of driving\. It may differ by/)).toBeVisible();
  await expectAccessible(page);

  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  await expect(phone.getByText(/^Wialon: 0\smin ago/)).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);

  // Positions at the stop reach the open page of the shipper.
  await drive(0.8, 0.75);
  await trip
    .getByRole('button', { name: /Reports about/ })
    .first()
    .click();
  await expect(trip.getByText(/arrived · position · at the place/)).toBeVisible();
});

for (const locale of ['uk', 'kk', 'ru'])
  test(`the position of a truck fits a phone in ${locale}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    const { id, carrierToken, drive } = await prepareTrackedOrder(market);
    await drive(1.7, 1.6, 1.5);
    await setProfileLanguage(market, locale);
    const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
    await phone
      .getByRole('button', { name: /Gdańsk|Гданськ|Гданьск/ })
      .first()
      .click();
    await expect(phone.getByText(/^Wialon: /)).toBeVisible();
    await expectNothingCut(phone);
    await expectToFitPhone(phone);
    await expectAccessible(phone);
  });
