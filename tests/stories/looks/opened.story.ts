import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { enter, prepareDraft, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';
import { expectNoCutText, THEMES } from './cut-texts';

interface Opened {
  what: string;
  open: (page: Page) => Promise<void>;
  role: 'menu' | 'dialog';
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const keys = (combination: string) => (page: Page) => page.keyboard.press(combination);

const LIST: readonly Opened[] = [
  { what: 'the account menu', open: press(/^Account menu/), role: 'menu' },
  { what: 'the notifications', open: press(/^Notifications/), role: 'dialog' },
  { what: 'the switch between applications', open: press(/^Switch to/), role: 'menu' },
  { what: 'the export', open: press(/^Export$/), role: 'menu' },
  { what: 'the ways to show the list', open: press(/^Rows$/), role: 'menu' },
  { what: 'the filter', open: press(/^Filter$/), role: 'dialog' },
  { what: 'the columns', open: press('Columns and view'), role: 'dialog' },
  { what: 'the views', open: press(/^Views$/), role: 'dialog' },
  { what: 'the palette', open: keys('Control+k'), role: 'dialog' },
  { what: 'the keys', open: keys('Shift+Slash'), role: 'dialog' },
];
const inMore = (name: RegExp) => async (page: Page) => {
  await page.getByRole('region', { name: 'Selected tenders' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const SELECTION: readonly Opened[] = [
  { what: 'tags of many', open: press(/^Tags$/), role: 'dialog' },
  { what: 'extending many', open: inMore(/^Extend$/), role: 'dialog' },
  { what: 'handing over', open: inMore(/^Hand over/), role: 'dialog' },
  { what: 'archiving many', open: inMore(/^Archive$/), role: 'dialog' },
  { what: 'cancelling many', open: inMore(/^Cancel tenders$/), role: 'dialog' },
];

async function expectOpened(page: Page, all: readonly Opened[]): Promise<void> {
  for (const { what, open, role } of all) {
    await open(page);
    const opened = page.getByRole(role).first();
    await expect(opened, what).toBeVisible();
    // The button's tooltip stays for as long as the pointer does.
    await page.mouse.move(0, 0);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoCutText(page, `${what}, ${colorScheme}`);
    }
    // A field with suggestions takes the first Escape for itself.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role), what).toHaveCount(0, { timeout: 1500 });
    }).toPass();
  }
}

test('dialogs and menus of the list of tenders are accessible in both themes', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await expectOpened(page, LIST);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected tenders' })).toBeVisible();
  await expectOpened(page, SELECTION);
});

test('dialogs and menus of a tender are accessible in both themes', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const tender = await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${tender}/view`);
  const cancel = async () => {
    await press('More actions')(page);
    await page.getByRole('menuitem', { name: /^Cancel tender/ }).click();
  };
  await expectOpened(page, [
    { what: 'more actions', open: press('More actions'), role: 'menu' },
    { what: 'cancelling', open: cancel, role: 'dialog' },
  ]);
});

test('the preview of a draft is accessible in both themes', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const draft = await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${draft}/edit`);
  await expectOpened(page, [{ what: 'what carriers see', open: press('What carriers see'), role: 'dialog' }]);
});
