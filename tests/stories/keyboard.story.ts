import type { Locator, Page } from '@playwright/test';
import { enter, prepareMarket } from './market';
import { inDays } from './people';
import { expect, test } from './story';

const MOST_PRESSES = 80;

async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(target, key);
  await target.page().keyboard.press('Enter');
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

async function chooseAddress(page: Page, stop: number, typed: string, city: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: `Address of stop ${stop}` });
  await type(field, typed);
  const places = page.getByRole('listbox', { name: 'Places found' });
  await expect(places.getByRole('option', { name: city }).first()).toBeVisible();
  // Enter takes the first place of the latest search. While older places are shown, it does nothing.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(places).toBeHidden({ timeout: 10_000 });
  }).toPass();
  await expect(field).toHaveValue(city);
}

async function publishTender(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'New tender' }).first());
  await chooseAddress(page, 1, 'Gdańsk', /Gdańsk/);
  await type(page.getByLabel('Date at stop 1'), inDays(5));
  await chooseAddress(page, 2, 'Kyiv', /Kyiv/);
  await type(page.getByLabel('Date at stop 2'), inDays(7));
  await type(page.getByRole('textbox', { name: 'Cargo' }), 'Paper rolls');
  await type(page.getByRole('textbox', { name: 'Weight' }), '22');
  await type(page.getByRole('combobox', { name: 'Body type' }), 'Curtain');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await type(page.getByRole('textbox', { name: 'Starting rate' }), '2500');
  await press(page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }));
  await expect(page.getByText('Ongoing').first()).toBeVisible();
}

async function openFirstRow(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /Gdańsk/ });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
}

async function bid(page: Page, price: string): Promise<void> {
  await openFirstRow(page);
  await type(page.getByRole('textbox', { name: /Your price/ }), price);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You lead').first()).toBeVisible();
}

test('a tender is published, bid on, awarded and confirmed by keyboard alone', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const desk = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await publishTender(desk);

  const carrier = await enter(await openBrowser(), 'carrier', market.carrierTokens[0]!, '/carrier/');
  await bid(carrier, '2400');

  await press(desk.getByRole('navigation').getByRole('link', { name: 'Tenders' }).first());
  await openFirstRow(desk);
  await press(desk.getByRole('button', { name: /^Select Carrier .* for PLN\s2,400/ }));
  await press(desk.getByRole('dialog').getByRole('button', { name: /^Select / }));
  await expect(desk.getByText('Awaiting confirmation').first()).toBeVisible();

  await press(carrier.getByRole('button', { name: /^Confirm .*2,400/ }));
  await expect(carrier.getByText('The order is yours').first()).toBeVisible();
  await expect(desk.getByText('Processing').first()).toBeVisible();
});
