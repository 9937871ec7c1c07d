import type { Page } from '@playwright/test';
import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, keepToken, prepareMarket, prepareTender } from '../market';
import { newLogin, PHONE, signIn } from '../people';
import { expect, test } from '../story';

const stepsOf = (page: Page) => page.getByRole('region', { name: 'First steps' });
const cardOf = (page: Page, name: string) => stepsOf(page).getByRole('listitem').filter({ hasText: name });

test('what a newcomer types survives a reload, the terms are accepted, and the first steps follow', async ({
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  await page.goto('/');
  await signIn(page, newLogin('newcomer'));
  await page.getByLabel('First name').fill('Olena');
  await page.getByLabel('Last name').fill('Savchuk');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Olena');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Accept the terms of use to continue')).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company name').fill('Kvarta Foods');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Kvarta Foods');
  await page.getByRole('button', { name: 'Start' }).click();

  await expect(stepsOf(page)).toContainText('Step 1 of');
  await expect(page.getByText('Open for bids')).toHaveCount(0);
  await page.goto('/onboarding');
  await expect(stepsOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const token = await page.evaluate(() => localStorage.getItem('tenderlane.shipper.token'));
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const body = { invitations: [{ login: newLogin('carrier') }] };
  const { status } = await http.send('POST', '/api/shipper/v1/catalogs/invite/create', token ?? '', body);
  http.close();
  expect(status).toBe(201);
  await expect(cardOf(page, 'Invite carriers')).toContainText('Done');
});

for (const [step, facts, done] of [
  [1, {}, []],
  [2, { is_search_started: true }, ['Create a first tender']],
  [3, { is_search_started: true, is_load_booked: true }, ['Create a first tender', 'Select a winning bid']],
  [4, { is_search_started: true, is_trip_completed: true }, ['Create a first tender']],
] as const)
  test(`the cards of step ${step} are done once their facts hold, also on a phone in the dark theme`, async ({
    openBrowser,
  }) => {
    const market = await prepareMarket(1);
    const page = await openBrowser({ ...PHONE, colorScheme: 'dark' });
    await page.route('**/api/shipper/v1/account', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { quickstart_info: object } };
      const quickstart_info = { ...data.quickstart_info, is_carrier_invited: false, ...facts };
      await route.fulfill({ response, json: { data: { ...data, quickstart_info } } });
    });
    await enter(page, 'shipper', market.shipperToken, '/');
    const cards = stepsOf(page).getByRole('listitem');
    await expect(cardOf(page, 'Invite carriers').getByRole('link', { name: 'Invite' })).toBeVisible();
    const total = await cards.count();
    await expect(stepsOf(page)).toContainText(`Step ${Math.min(step, total)} of ${total}`);
    const names = ['Invite carriers', 'Create a first tender', 'Select a winning bid'] as const;
    for (const name of names)
      await expect(cardOf(page, name).getByText('Done')).toHaveCount(
        (done as readonly string[]).includes(name) ? 1 : 0,
      );
    await expectAccessible(page);
    await expectToFitPhone(page);
  });

test('the first steps are hidden by a person, and shown again from the support menu', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/');
  await expect(stepsOf(page)).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /user_filter/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Hide the first steps' }).click();
  await expect(stepsOf(page)).toHaveCount(0);
  // Before the choice is sent.
  await page.reload();
  await expect(page.getByRole('link', { name: /^Open for bids/ })).toBeVisible();
  await kept;
  await expect(stepsOf(page)).toHaveCount(0);
  const other = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await other.getByRole('button', { name: 'Support' }).click();
  await other.getByRole('button', { name: 'Show the first steps' }).click();
  await expect(stepsOf(other)).toBeVisible();
  await other.getByRole('button', { name: 'Support' }).click();
  await expect(other.getByRole('button', { name: 'Write to support' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Show the first steps' })).toHaveCount(0);
});

test('the numbers stand before the first steps for a company with tenders, and a viewer may only book a demo', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await page.route('**/api/shipper/v1/account', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, rights: ['loads.read'] } } });
  });
  await keepToken(page, 'shipper', market.shipperToken);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Open for bids/ })).toContainText('1');
  await expect(cardOf(page, 'Select a winning bid')).toContainText('Waits for a manager');
  await expect(stepsOf(page).getByRole('link')).toHaveText(['Choose a time']);
  const [numbers, steps] = await Promise.all([
    page.getByRole('region', { name: 'Decide now' }).boundingBox(),
    stepsOf(page).boundingBox(),
  ]);
  expect(numbers!.y).toBeLessThan(steps!.y);
});
