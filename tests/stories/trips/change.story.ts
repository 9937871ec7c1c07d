import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { awardTo } from '../network/order-steps';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('a stop changes after the confirmation, with the other side where it matters', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const id = await prepareTender(market);
  await awardTo(market, id);

  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  const own = phone.getByRole('region', { name: 'Trip', exact: true });
  await own.getByRole('button', { name: 'Change', exact: true }).first().click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Contact').fill('Oksana Bondar');
  await dialog.getByLabel('Note for the driver').fill('Gate 4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('Note: Gate 4')).toBeVisible();

  await own.getByRole('button', { name: 'Change', exact: true }).first().click();
  await dialog.getByLabel('Not after: Time').fill('23:30');
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await dialog.getByRole('button', { name: 'Send to the other side' }).click();
  await expect(own.getByText('Your change waits for the other side')).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/');
  await expect(page.getByText(/proposes a change of a stop/)).toBeVisible();
  await page.getByRole('link', { name: 'Answer' }).click();
  const trip = page.getByRole('region', { name: 'Trip', exact: true });
  const asked = trip.getByRole('region', { name: 'Change of the stop' });
  await expect(asked.getByText('The other side asks for a change')).toBeVisible();
  await expect(trip.getByText('Contact: Oksana Bondar')).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Refuse' }).click();
  const refusing = page.getByRole('dialog');
  await refusing.getByLabel('Reason').fill('The ramp closes at eight');
  await refusing.getByRole('button', { name: 'Refuse' }).click();
  await expect(own.getByText('Reason: The ramp closes at eight')).toBeVisible();

  await trip.getByRole('button', { name: 'Add a stop' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByRole('combobox', { name: 'Another address' }).fill('Lviv');
  await page.getByRole('option', { name: /Lviv/ }).first().click();
  for (const end of ['Not before', 'Not after']) {
    await adding.getByLabel(`${end}: Date`).fill('31.05.2027');
    await adding.getByLabel(`${end}: Time`).fill(end === 'Not before' ? '08:00' : '12:00');
  }
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Send to the other side' }).click();
  await expect(trip.getByText('Your change waits for the other side')).toBeVisible();
  await own.getByRole('button', { name: 'Accept' }).click();
  await expect(own.getByRole('heading', { name: /Lviv/ })).toBeVisible();
  await expect(trip.getByRole('heading', { name: /Lviv/ })).toBeVisible();
});

for (const locale of ['uk', 'kk', 'ru'] as const) {
  test(`the dialog of a change fits every width in ${locale}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    await setProfileLanguage(market, locale);
    const id = await prepareTender(market);
    await awardTo(market, id);
    const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
    const trip = page.getByRole('region', { name: 'Рейс', exact: true });
    await trip
      .getByRole('button', { name: /^(Змінити|Өзгерту|Изменить)$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingCut(page);
  });
}
