import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { expectNothingCut, THEMES } from '../looks/cut-texts';
import { enter, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function saveBy(page: Page, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/profile/notifications'),
  );
  await act();
  expect((await saved).status()).toBe(200);
}

async function expectFine(page: Page): Promise<void> {
  await expectNothingCut(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('a shipper chooses its notifications, channels and times, and each choice is saved at once', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  // No bot is set here, so there is nothing about Telegram; only carriers have notifications of the browser.
  await expect(page.getByText('Telegram')).toHaveCount(0);
  await expect(choice(page, 'Chat messages: Browser')).toHaveCount(0);

  await saveBy(page, () => choice(page, 'Chat messages: E-mail').click());
  await expect(choice(page, 'Approval of awards: In the app')).toBeDisabled();
  await expect(choice(page, 'Approval of awards: E-mail')).toBeDisabled();
  await expect(page.getByText('Asks for your action').first()).toBeVisible();

  await saveBy(page, () => page.getByRole('switch', { name: 'Keep quiet at certain hours' }).click());
  await saveBy(page, () => page.getByLabel('From').fill('21:30'));
  await saveBy(page, () => page.getByRole('switch', { name: 'One e-mail a day' }).click());
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Almaty');
  await saveBy(page, () => page.getByRole('option', { name: 'Asia/Almaty' }).click());

  await page.reload();
  await expect(choice(page, 'Chat messages: E-mail')).not.toBeChecked();
  await expect(choice(page, 'Chat messages: In the app')).toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('21:30');
  await expect(page.getByRole('combobox', { name: 'At' })).toHaveValue('08:00');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Almaty');
  await expectFine(page);
});

test('a choice that cannot be saved is undone and shows the reason', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0]!, '/carrier/settings');
  await page.getByRole('link', { name: 'Choose notifications' }).click();
  await expect(page).toHaveURL(/\/carrier\/settings\/notifications$/);
  await expect(choice(page, 'Your bid was outbid: Browser')).toBeChecked();
  await page.route('**/profile/notifications', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'server.failed', message: '' } })
      : route.fallback(),
  );
  await choice(page, 'Your bid was outbid: E-mail').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(choice(page, 'Your bid was outbid: E-mail')).toBeChecked();
  await page.unroute('**/profile/notifications');
  await saveBy(page, () => choice(page, 'Your bid was outbid: E-mail').click());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectFine(page);
});

test('Telegram is connected by a link that expires, and disconnected', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  const telegram = { is_offered: true, is_linked: false, name: null as string | null };
  // No bot runs here; the server's side of it is tested against a server that speaks Telegram's API.
  await page.route('**/profile/notifications', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, telegram } } });
  });
  let life = 2000;
  await page.route('**/profile/telegram', (route) => {
    if (route.request().method() === 'DELETE') {
      telegram.is_linked = false;
      return route.fulfill({ status: 204 });
    }
    const expires_at = new Date(Date.now() + life).toISOString();
    return route.fulfill({ status: 201, json: { data: { url: `https://t.me/bot?start=${life}`, expires_at } } });
  });
  await enter(page, 'shipper', market.shipperToken, '/account/notifications');
  await page.getByRole('button', { name: 'Link Telegram' }).click();
  await expect(page.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/bot?start=2000',
  );
  await expect(page.getByText('The link has expired.')).toBeVisible();
  life = 900_000;
  await page.getByRole('button', { name: 'New link' }).click();
  await expect(page.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute('href', /start=900000$/);
  await expectAccessible(page);
  Object.assign(telegram, { is_linked: true, name: '@olena' });
  // The page looks by itself while the link is open.
  await expect(page.getByText('Linked to @olena.')).toBeVisible();
  await expect(choice(page, 'Approval of awards: E-mail')).toBeEnabled();
  await page.getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: 'Link Telegram' })).toBeVisible();
  await expect(choice(page, 'Approval of awards: Telegram')).toHaveCount(0);
});

for (const { application, path, menu, options } of [
  { application: 'shipper', path: '/tenders', menu: 'More actions', options: {} },
  { application: 'carrier', path: '/carrier/loads', menu: 'More', options: PHONE },
] as const) {
  test(`a ${application} follows and mutes a tender, undoes both, and gets a reminder`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    const tender = await prepareTender(market);
    const token = application === 'shipper' ? market.shipperToken : market.carrierTokens[0]!;
    const address = application === 'shipper' ? `${path}/${tender}/view` : `${path}/${tender}`;
    const page = await enter(await openBrowser(options), application, token, address);
    // The answer comes when the menu has long closed, as on a slow line.
    await page.route('**/watch', async (route) => {
      if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
    const choose = async (name: string | RegExp) => {
      await page.getByRole('button', { name: menu }).first().click();
      await item(name).click();
    };
    await choose('Follow');
    await expect(page.getByText('You follow this tender')).toBeVisible();
    await choose(/^Mute/);
    await expect(page.getByText('This tender is muted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(async () => {
      await page.getByRole('button', { name: menu }).first().click();
      await expect(item('Stop following')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await item('Remind me…').click();
    const dialog = page.getByRole('dialog', { name: 'Remind me of this tender' });
    await dialog.getByRole('button', { name: 'In 3 hours' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remind me' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await choose(/^Reminder: /);
    await dialog.getByRole('button', { name: 'Remove the reminder' }).click();
    await expect(page.getByText('The reminder is removed')).toBeVisible();
  });
}
