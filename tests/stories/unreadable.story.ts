import type { Page } from '@playwright/test';
import { enter, prepareDraft, prepareMarket } from './market';
import { expect, test } from './story';

const checklist = (page: Page) => page.getByRole('complementary', { name: 'Before publication' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

test('an unreadable value is named at its field and in the checklist, and blocks the publication', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const id = await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/edit`);
  await expect(publish(page)).toBeEnabled();

  const day = page.getByLabel('Date at stop 1');
  const before = await day.inputValue();
  await day.fill('31.31');
  await day.press('Tab');
  await expect(day).toHaveValue('31.31');
  await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(publish(page)).toHaveAccessibleDescription('1 field cannot be read');
  await expect(checklist(page).getByText('Dates of the stops')).toHaveCount(0);

  // In English 1.234 is no thousand, and a price has no three decimals.
  const rate = page.getByRole('textbox', { name: 'Starting rate' });
  await rate.fill('1.234');
  await rate.press('Tab');
  await expect(publish(page)).toHaveAccessibleDescription('2 fields cannot be read');
  await checklist(page).getByRole('button', { name: 'Starting rate' }).click();
  await expect(rate).toBeFocused();
  await rate.fill('1.234,50');
  await rate.press('Tab');
  await expect(rate).toHaveValue('1,234.50');

  await checklist(page).getByRole('button', { name: 'Date at stop 1' }).click();
  await expect(day).toBeFocused();
  await day.fill(before);
  await day.press('Tab');
  await expect(publish(page)).toBeEnabled();
  await expect(checklist(page).getByText('Dates of the stops')).toBeVisible();
});
