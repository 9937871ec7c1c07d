import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible } from '../axe';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { ask } from '../network/delivered-orders';
import { prepareColleague } from './prepare-colleague';
import { expect, test } from '../story';

interface Tile {
  key: keyof typeof TITLES;
  total: number | null;
  opens: object | null;
}

const TITLES = {
  open_for_bids: en.dashboard['tile.open_for_bids'],
  saved_this_week: en.dashboard['tile.saved_this_week'],
  bids_per_tender: en.dashboard['tile.bids_per_tender'],
  time_to_award: en.dashboard['tile.time_to_award'],
  on_time: en.dashboard['tile.on_time'],
  running: en.dashboard['tile.running'],
};

for (const role of ['owner', 'administrator', 'manager', 'dispatcher', 'accountant', 'viewer'] as const)
  test(`every tile opens its list for the role ${role}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    await prepareTender(market);
    const [carrier = ''] = market.carrierTokens;
    const awarded = await prepareTender(market);
    await placeBid(carrier, awarded, 240_000);
    const [option] = await ask<{ id: number }[]>(market.shipperToken, 'GET', `shipper/v1/loads/${awarded}/options`);
    await ask(market.shipperToken, 'PUT', `shipper/v1/loads/${awarded}/select_option`, { option_id: option?.id });
    await ask(carrier, 'PUT', `carrier/v1/loads/${awarded}/confirm`, {});
    const token = role === 'owner' ? market.shipperToken : (await prepareColleague(market.shipperToken, role)).token;
    const { tiles } = await ask<{ tiles: Tile[] }>(token, 'GET', 'shipper/v1/dashboard?parts=tiles');
    const opening = tiles.filter(({ opens }) => opens !== null);
    expect(opening.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['open_for_bids', 'saved_this_week', 'time_to_award']),
    );
    const page = await enter(await openBrowser(), 'shipper', token, '/');
    await expect(page.getByRole('link', { name: new RegExp(`^${TITLES.open_for_bids}`) })).toBeVisible();
    await expectAccessible(page);
    for (const { key, total } of opening) {
      await page.getByRole('link', { name: new RegExp(`^${TITLES[key]}`) }).click();
      await expect(page).toHaveURL(/\/tenders\?/);
      await expect(page.getByRole('row', { name: /Gdańsk/ })).toHaveCount(total ?? 0);
      await page.goBack();
    }
    await expect(page.getByText(TITLES.on_time).first()).toBeVisible();
  });
