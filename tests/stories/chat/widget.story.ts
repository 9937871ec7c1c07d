import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { openBoth, openChatOf, prepareTalk, widgetOf } from './chat-people';
import { expectNoCutText, THEMES } from '../looks/cut-texts';
import { enter } from '../market';
import { expect, test } from '../story';

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

test('a hidden tab plays a sound and flashes, and stops when it is visible', async ({ openBrowser }) => {
  const { carrier, shipper } = await openBoth(openBrowser);
  await widgetOf(shipper).write('Good morning');
  await expect(widgetOf(carrier).withText('Good morning')).toBeVisible();
  await expect(carrier).toHaveTitle(/ · Tenderlane$/);
  const title = await carrier.title();
  const icon = carrier.locator('link[rel=icon]');
  const ownIcon = (await icon.getAttribute('href')) ?? '';
  await setHidden(carrier, true);
  const sound = carrier.waitForRequest(/manager\.mp3$/);
  await widgetOf(shipper).write('Where are you?');
  await sound;
  await expect(carrier).toHaveTitle(/^\(\d+\) New message/);
  await expect(icon).toHaveAttribute('href', '/icons-active/favicon.svg');
  await expect(carrier).toHaveTitle(title);
  await setHidden(carrier, false);
  await expect(carrier).toHaveTitle(title);
  await expect(icon).toHaveAttribute('href', new RegExp(`${ownIcon}$`));
  await expect(widgetOf(carrier).withText('Where are you?')).toBeVisible();
});

test('the widget is accessible and not cut on a phone and on a wide screen, in both themes', async ({
  openBrowser,
}) => {
  const { shipper, carrier } = await openBoth(openBrowser);
  await widgetOf(shipper).write('See https://example.com/gates for the way to gate 3');
  await expect(widgetOf(carrier).withText('gate 3').getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  // The button's tooltip stays for as long as the pointer does.
  await shipper.mouse.move(0, 0);
  for (const page of [shipper, carrier])
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoCutText(page, `the conversation, ${colorScheme}`);
    }
  await shipper.getByRole('region', { name: 'My messages' }).getByRole('button', { name: 'Back' }).click();
  for (const colorScheme of THEMES) {
    await shipper.emulateMedia({ colorScheme });
    await expectAccessible(shipper);
  }
});

test('the widget adds little to the first screen, and nothing without chats', async ({ openBrowser }) => {
  const { shipperToken, id } = await prepareTalk();
  const bytesOf = async () => {
    const page = await enter(await openBrowser(), 'shipper', shipperToken, '/tenders');
    await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(m?js|css)$/.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
  };
  const without = await bytesOf();
  await openChatOf(shipperToken, id);
  const added = (await bytesOf()) - without;
  test.info().annotations.push({ type: 'the widget', description: `${added} bytes` });
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(25_000);
});
