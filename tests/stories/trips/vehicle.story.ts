import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { nameVehicle } from '../network/delivered-orders';
import { awardTo } from '../network/order-steps';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('a carrier sees a truck that is named twice, and gives a reason for another one after loading', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const ids = [await prepareTender(market), await prepareTender(market)];
  for (const id of ids) {
    await awardTo(market, id);
    await nameVehicle(carrierToken, id);
  }
  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${ids[0]}`);
  await expect(phone.getByText(/Already named in the same hours: Driver, Truck/)).toBeVisible();
  const trip = phone.getByRole('region', { name: 'Trip', exact: true });
  await trip.getByRole('button', { name: 'Loading', exact: true }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  await expect(trip.getByText('Under way')).toBeVisible();

  const vehicle = phone.getByRole('region', { name: 'Driver and truck' });
  const save = vehicle.getByRole('button', { name: 'Save' });
  await vehicle.getByLabel('Clear').last().click();
  await expect(save).toBeDisabled();
  await vehicle.getByLabel('Reason for the change').fill('The truck broke down');
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await save.click();
  await expect(vehicle.getByLabel('Reason for the change')).toBeHidden();

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${ids[0]}/view`);
  await page.getByRole('button', { name: 'History' }).first().click();
  await expect(page.getByText(/replaced the driver or the truck: The truck broke down/).first()).toBeVisible();
});
