import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { THEMES } from '../looks/cut-texts';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

const card = (page: Page) => page.getByRole('region', { name: 'Be told at once when you are outbid' });

async function bid(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place bid|^Bid / }).click();
  await expect(page.getByText(/bid is placed|Bid placed|Your bid/).first()).toBeVisible();
}

/** The push service of the browser's vendor is not reachable, so the subscription is mocked. */
const subscribeWithoutService = (page: Page) =>
  page.addInitScript(() => {
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/story';
    const key = (bytes: number) =>
      btoa('x'.repeat(bytes)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: key(65), auth: key(16) } }),
      unsubscribe: () => {
        localStorage.removeItem('story.subscribed');
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('story.subscribed', '1');
      return Promise.resolve(subscription as never);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve((localStorage.getItem('story.subscribed') ? subscription : null) as never);
  });

test('a carrier is asked about notifications after its first bid, never before, and can stop them', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  const page = await openBrowser(PHONE);
  await page.context().grantPermissions(['notifications']);
  await subscribeWithoutService(page);
  await enter(page, 'carrier', market.carrierTokens[0]!, `/carrier/loads/${tender}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await bid(page);
  await expect(card(page)).toBeVisible();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/push/subscriptions'));
  await card(page).getByRole('button', { name: 'Show notifications' }).click();
  expect((await saved).status()).toBe(204);
  await expect(card(page)).toHaveCount(0);

  await page.goto('/carrier/settings/notifications');
  await expect(page.getByText('This browser shows notifications.')).toBeVisible();
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/carrier/');
    return [new URL(registration?.scope ?? '').pathname, (await caches.keys()).length];
  });
  expect(worker).toEqual(['/carrier/', 0]);
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Stop in this browser' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(page.getByText('This browser shows no notifications.')).toBeVisible();
});

test('a person who answers "not now" is not asked again', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [first, second] = [await prepareTender(market), await prepareTender(market)];
  const page = await openBrowser(PHONE);
  await enter(page, 'carrier', market.carrierTokens[0]!, `/carrier/loads/${first}`);
  await bid(page);
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.goto(`/carrier/loads/${second}`);
  await bid(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('a browser that blocks notifications, or has none, says so', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [denied, without] = [await openBrowser(), await openBrowser()];
  await denied.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await without.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  for (const [page, text] of [
    [denied, 'This browser blocks notifications of this site.'],
    [without, 'This browser cannot show notifications.'],
  ] as const) {
    await enter(page, 'carrier', market.carrierTokens[0]!, '/carrier/settings/notifications');
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show notifications' })).toHaveCount(0);
  }
});

test('the service worker shows a pushed notification and replaces an earlier one about the same page', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  expect(await placeBid(market.carrierTokens[0]!, tender, 240_000)).toBe(201);
  const page = await openBrowser();
  await page.context().grantPermissions(['notifications']);
  await subscribeWithoutService(page);
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/carrier/'));
      if (own) resolve(own.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await enter(page, 'carrier', market.carrierTokens[0]!, '/carrier/settings/notifications');
  await page.getByRole('button', { name: 'Show notifications' }).click();
  await expect(page.getByText('This browser shows notifications.')).toBeVisible();
  const registrationId = await registered;
  const origin = process.env['PRODUCT_URL'] ?? '';
  const push = (data: string) => browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/carrier/');
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, data }) => [title, body, new URL((data as { page: string }).page).pathname]);
    });
  // The browser loses a push while it starts its worker, and closes an old notification by itself.
  const expectShown = (data: string, expected: unknown) =>
    expect(async () => {
      await push(data);
      expect(await shown()).toEqual(expected);
    }).toPass({ intervals: [500, 1000, 2000] });
  const url = `https://tenderlane.example/carrier/loads/${tender}?lang=en`;
  const at = `/carrier/loads/${tender}`;
  await expectShown(JSON.stringify({ title: 'You were outbid', body: 'Another carrier offers less', url }), [
    ['You were outbid', 'Another carrier offers less', at],
  ]);
  await expectShown(JSON.stringify({ title: 'Bidding ends soon', body: 'Ten minutes are left', url }), [
    ['Bidding ends soon', 'Ten minutes are left', at],
  ]);
  // An unreadable push is shown too: a browser revokes the permission of a page that shows nothing.
  await expectShown('not JSON', expect.arrayContaining([['Tenderlane', '', '/carrier/']]));
  await expectShown(
    JSON.stringify({ title: 'Elsewhere', url: 'https://tenderlane.example/tenders/7' }),
    expect.arrayContaining([['Elsewhere', '', '/carrier/']]),
  );
});
