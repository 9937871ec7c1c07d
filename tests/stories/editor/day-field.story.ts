import { enter, prepareDraft, prepareMarket } from '../market';
import { expect, test } from '../story';

test('the calendar of a day closes with Tab and leaves the error under the field readable', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const draft = await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${draft}/edit`);
  const day = page.getByLabel('Date at stop 1');
  const calendar = page.getByRole('button', { name: 'Previous month' });
  await day.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(calendar).toBeHidden();

  await day.fill('99.99');
  await page.keyboard.press('Enter');
  const problem = page.locator('[data-field-problem]');
  await expect(problem).toBeVisible();
  await day.click();
  await expect(calendar).toBeVisible();
  const isCovered = () =>
    problem.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2) !== element;
    });
  await expect.poll(isCovered).toBe(false);

  // The keyboard reaches the days with the arrow.
  await day.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveText(/^\d{1,2}$/);
  await page.keyboard.press('Escape');
  await expect(day).toBeFocused();
});
