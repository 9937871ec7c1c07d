import { enter, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';

test('the undo of a bulk change shows its seconds and disappears when they are over', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await page.locator('tr[data-row]').getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected tenders' });
  await bar.getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change tags' });
  await dialog.getByLabel('Add tags').first().fill('urgent');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Change 1 tender' }).click();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveText(/^Undo.· \d+s$/);
  await expect(undo).toHaveCount(0);
  // Nor does the toast that follows the dialog offer it.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('several tenders are extended at once', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (let count = 0; count < 2; count++) await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await page.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selected tenders' });
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Extend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend tenders' });
  await expect(dialog.getByText('2 tenders of 2 will be changed.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Carriers asked for time');
  await dialog.getByRole('button', { name: 'Change 2 tenders' }).click();
  await expect(dialog.getByText('Extending tenders: 2 tenders done.')).toBeVisible();
});
