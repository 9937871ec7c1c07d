import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('the results of a bulk change are read later, on a phone too', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const send = async (method: string, path: string, body?: object) => {
    const { text } = await http.send(method, `/api/shipper/v1/${path}`, market.shipperToken, body);
    return JSON.parse(text) as { data: { id: number }[] & { id: number } };
  };
  const [first, second] = (await send('GET', 'carriers')).data;
  await send('PUT', `carriers/${first!.id}/suspend`, { reason: 'Late three times' });
  const { data: job } = await send('POST', 'carriers/bulk', {
    ids: [first!.id, second!.id],
    action: 'suspend',
    reason: 'Late again',
  });
  http.close();

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/jobs/${job.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'carrier' })).toContainText('1');
  const left = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(left).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/carriers$/);

  const phone = await openBrowser({ ...PHONE, colorScheme: 'dark' });
  await enter(phone, 'shipper', market.shipperToken, `/jobs/${job.id}`);
  await expect(phone.getByRole('main').getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    `/carriers/${first!.id}`,
  );
  await expectToFitPhone(phone);
  await expectAccessible(phone);
});
