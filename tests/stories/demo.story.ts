import { newLogin } from './people';
import { startCompany } from './shipper-steps';
import { expect, test } from './story';

// Building the real one takes a minute; its content has a test of its own. Here it is about the way in.
test('a visitor who opens the demo sees its progress and enters when it is built', async ({ openBrowser }) => {
  const inside = await openBrowser();
  await startCompany(inside, newLogin('demo'), { name: 'Nordwald Papier' });
  const token = await inside.evaluate(() => localStorage.getItem('tenderlane.shipper.token'));

  const page = await openBrowser({ locale: 'uk-UA' });
  let [hasAsked, asked] = [false, 0];
  await page.route('**/api/public/v1/demo', async (route) => {
    if (route.request().method() === 'POST') hasAsked = true;
    else if (hasAsked) asked += 1;
    const [state, share] = !hasAsked ? ['absent', 0] : asked < 2 ? ['building', 0.4] : ['ready', 1];
    const json = {
      data: { state, share, ...(route.request().method() === 'POST' && { token: state === 'ready' ? token : null }) },
    };
    await route.fulfill({ json });
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Відкрити демо' }).press('Enter');
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/40\s%/);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Nordwald Papier')).toBeVisible();
});
