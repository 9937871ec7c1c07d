import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

async function prepareBidding() {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const [carrierToken = ''] = market.carrierTokens;
  expect(await placeBid(carrierToken, id, 240_000)).toBe(201);
  return { id, shipperToken: market.shipperToken, carrierToken };
}

/** Opens a menu, looks at it with axe and closes it. */
async function expectMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  // The button's tooltip stays for as long as the pointer does.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test('open menus have no fault that axe finds', async ({ openBrowser }) => {
  const { id, shipperToken, carrierToken } = await prepareBidding();
  const page = await enter(await openBrowser(), 'shipper', shipperToken, '/tenders');
  for (const name of [/^Account menu/, /^Switch to/]) {
    await expectMenu(page, name);
  }

  // The buttons of a row show while the pointer or the focus is there.
  await page.getByRole('row', { name: /Gdańsk/ }).hover();
  await expectMenu(page, /^Actions for/);
  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  await expectMenu(phone, 'More actions');
});
