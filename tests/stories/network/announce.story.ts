import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('a shipper announces something to its network, carriers read it, and the shipper sees who has', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(2);
  const shipper = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  await shipper.getByRole('button', { name: 'Announce', exact: true }).click();
  const dialog = shipper.getByRole('dialog', { name: 'Announce to carriers' });
  await dialog.getByLabel('Subject').fill('Gate 4 is open');
  await dialog.getByRole('textbox', { name: 'Message' }).click();
  await shipper.keyboard.type('Come by gate 4. ');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await shipper.keyboard.type('From Monday');
  await expect(dialog.getByText('Carriers that get it: 2')).toBeVisible();
  await expectAccessible(shipper);
  await dialog.getByText('Preview', { exact: true }).click();
  await expect(dialog.locator('strong', { hasText: 'From Monday' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  const question = shipper.getByRole('dialog', { name: 'Send the announcement?' });
  await expect(question.getByText('It goes to 2 carriers')).toBeVisible();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(shipper.getByText('The announcement is on its way.')).toBeVisible();

  const carrier = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0] ?? '', '/carrier');
  await expect(async () => {
    await carrier.goto('/carrier/announcements');
    await expect(carrier.getByRole('link', { name: 'Gate 4 is open' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(carrier.getByText('New', { exact: true })).toBeVisible();
  await expectToFitPhone(carrier);
  await carrier.getByRole('link', { name: 'Gate 4 is open' }).click();
  await expect(carrier.locator('strong', { hasText: 'From Monday' })).toBeVisible();
  await expectAccessible(carrier);
  await expectToFitPhone(carrier);
  await carrier.getByRole('link', { name: 'All announcements' }).click();
  await expect(carrier.getByText('New', { exact: true })).toBeHidden();

  await shipper.goto('/carriers/announcements');
  await expect(shipper.getByText('Read by 1 of 2')).toBeVisible();
  // Only one per period: the button names the moment of the next.
  await expect(shipper.getByRole('button', { name: 'Announce', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await shipper.getByRole('button', { name: 'Who has read “Gate 4 is open”' }).click();
  await expect(shipper.getByRole('dialog').getByText('not read yet')).toHaveCount(1);
  await expectAccessible(shipper);
  await expectToFitPhone(shipper);
});
