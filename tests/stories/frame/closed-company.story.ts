import { en } from '../../../packages/messages/src/languages/en';
import { connect } from '../../load/connections';
import { expectAccessible } from '../axe';
import { keepToken, prepareMarket } from '../market';
import { expect, test } from '../story';

test('open pages of a company show without a reload that it was closed and reopened', async ({ openBrowser }) => {
  const { shipperToken } = await prepareMarket(1);
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const put = (path: string) => http.send('PUT', `/api/shipper/v1/account/company/${path}`, shipperToken);
  const page = await openBrowser();
  await keepToken(page, 'shipper', shipperToken);
  await page.goto('/tenders');
  const tenders = page.getByRole('heading', { name: en.loads.title, level: 1 });
  await expect(tenders).toBeVisible();
  let loads = 0;
  page.on('load', () => void loads++);
  const reopen = page.getByRole('button', { name: en.company['closed.reopen'] });
  for (let round = 0; round < 2; round++) {
    expect((await put('close')).status).toBe(200);
    await expect(reopen).toBeVisible();
    if (round === 0) await expectAccessible(page);
    expect((await put('reopen')).status).toBe(204);
    await expect(tenders).toBeVisible();
  }
  expect(loads).toBe(0);
  http.close();
});
