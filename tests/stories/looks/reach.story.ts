import type { Page } from '@playwright/test';
import { LOCALES } from '../../../packages/domain/src/languages/choose-locale';
import { expectAccessible } from '../axe';
import { openChatOf, say } from '../chat/chat-people';
import { enter, placeBid, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import type { Market } from '../../load/market';
import { PHONE } from '../people';
import { expect, test } from '../story';

async function prepareBidding() {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const [carrierToken = ''] = market.carrierTokens;
  expect(await placeBid(carrierToken, id, 240_000)).toBe(201);
  return { id, shipperToken: market.shipperToken, carrierToken };
}

async function prepareChat(market: Market): Promise<void> {
  const id = await prepareTender(market);
  await say('carrier', market.carrierTokens[0]!, await openChatOf(market.shipperToken, id), 'Which gate?');
}

async function expectMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  // The button's tooltip stays for as long as the pointer does.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test('open menus are accessible', async ({ openBrowser }) => {
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

test('texts of the bottom bar overlap neither each other nor the button of the chat', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareChat(market);
  for (const locale of LOCALES) {
    await setProfileLanguage(market, locale);
    const page = await enter(await openBrowser({ ...PHONE, locale }), 'carrier', market.carrierTokens[0]!, '/carrier/');
    await expect(page.locator('html[data-chat=button]')).toBeAttached();
    const overlaps = () =>
      page.locator('nav a > span:first-of-type').evaluateAll((labels) => {
        const boxes = labels.map((label) => label.getBoundingClientRect()).filter(({ width }) => width > 0);
        const ends = [0, ...boxes.map(({ right }) => right)];
        const isOver = boxes.some(({ left }, place) => left < ends[place]!);
        return isOver || ends.at(-1)! > innerWidth - 60;
      });
    await expect.poll(overlaps, locale).toBe(false);
  }
});

test('the button of the chat does not cover the footer of a list', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareChat(market);
  const desk = await openBrowser({ viewport: { width: 1024, height: 768 } });
  const page = await enter(desk, 'shipper', market.shipperToken, '/tenders');
  await expect(page.locator('html[data-chat=button]')).toBeAttached();
  const space = async () => {
    const footer = await page.locator('footer').boundingBox();
    const button = await page.getByRole('button', { name: /My messages/ }).boundingBox();
    return footer && button && button.y - footer.y - footer.height;
  };
  await expect.poll(space).toBeGreaterThanOrEqual(0);
});
