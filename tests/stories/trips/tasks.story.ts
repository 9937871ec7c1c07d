import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { awardTo } from '../network/order-steps';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('the shipper gives the driver a task, and the carrier marks it as done', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  await awardTo(market, id);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByRole('listitem')).toHaveCount(2);
  await tasks.getByRole('button', { name: 'Add a task' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Task/ }).fill('Weigh the truck');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tasks.getByRole('heading', { name: 'Weigh the truck' })).toBeVisible();

  const [carrierToken = ''] = market.carrierTokens;
  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  const own = phone.getByRole('region', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: 'Weigh the truck' });
  await expect(own.getByRole('button', { name: 'Delete' })).toBeHidden();
  await own.getByRole('button', { name: 'Done' }).click();
  await expect(own.getByText(/^Done /)).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);

  const seen = tasks.getByRole('listitem').filter({ hasText: 'Weigh the truck' });
  await expect(seen.getByText(/^Done /)).toBeVisible();
  await seen.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(tasks.getByRole('listitem')).toHaveCount(2);
});

for (const locale of ['uk', 'kk', 'ru'] as const) {
  test(`the tasks fit every width in ${locale}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    await setProfileLanguage(market, locale);
    const id = await prepareTender(market);
    await awardTo(market, id);
    const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
    await page.getByRole('button', { name: /^(Додати завдання|Тапсырма қосу|Добавить задачу)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingCut(page);
  });
}
