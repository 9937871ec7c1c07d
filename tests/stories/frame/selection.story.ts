import { LOCALES } from '../../../packages/domain/src/languages/choose-locale';
import { keepToken, prepareDraft, prepareMarket, setProfileLanguage, enter, prepareTender } from '../market';
import { expect, test } from '../story';

for (const width of [1024, 1440])
  test(`the actions for selected rows take one line at ${width} px in every language`, async ({ openBrowser }) => {
    const market = await prepareMarket(2);
    for (let count = 0; count < 3; count++) await prepareDraft(market);
    for (const locale of LOCALES) {
      await setProfileLanguage(market, locale);
      const page = await openBrowser({ viewport: { width, height: 768 }, locale });
      await keepToken(page, 'shipper', market.shipperToken);
      for (const list of ['/tenders', '/carriers']) {
        await page.goto(list);
        await page.locator('tr[data-row]').first().getByRole('checkbox').check();
        const bar = page.locator('main [role=region]:has(> [role=status])');
        await expect(bar, `${list} in ${locale}`).toBeVisible();
        const parts = await bar.evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          const inner = [...element.children].filter(({ clientWidth }) => clientWidth > 1);
          return {
            isWithin: inner.every(
              (part) => part.getBoundingClientRect().right <= right && part.scrollWidth <= part.clientWidth + 1,
            ),
            height: element.clientHeight,
          };
        });
        expect(parts.height, `${list} in ${locale}`).toBeLessThan(52);
        expect(parts.isWithin, `${list} in ${locale}`).toBe(true);
      }
    }
  });

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
