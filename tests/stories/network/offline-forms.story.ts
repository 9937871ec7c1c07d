import { en } from '../../../packages/messages/src/languages/en';
import { enter, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { ask, firstCarrierId } from './delivered-orders';
import { awardTo } from './order-steps';
import { publishPacket } from './packet-draft';

const question = { help: null, required: true, countries: [], options: [], condition: null, standard: null };
const PACKET = {
  sections: [
    { id: 'own', title: 'Own', questions: [{ ...question, id: 'depot', kind: 'text', label: 'Your depot?' }] },
  ],
  documents: [],
  agreement: null,
};

test('answers and the driver of a carrier wait for the network and are saved later, but a bid does not wait', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const [carrier = ''] = market.carrierTokens;
  await publishPacket(market.shipperToken, PACKET);
  const id = await firstCarrierId(market);
  const phone = await openBrowser(PHONE);
  await enter(phone, 'carrier', carrier, `/carrier/packets/${id}`);
  const field = phone.getByLabel('Your depot?');
  await expect(field).toBeVisible();
  const saving = new RegExp(`/packets/${id}$`);
  await phone.route(saving, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await field.fill('Gdańsk');
  await expect(phone.getByText(en.packets['saving.waiting'])).toBeVisible();
  await phone.reload();
  await expect(field).toHaveValue('Gdańsk');
  await phone.unroute(saving);
  await expect(phone.getByText(en.packets['saving.saved'])).toBeVisible();
  expect(await ask(carrier, 'GET', `carrier/v1/packets/${id}`)).toMatchObject({ answers: { depot: 'Gdańsk' } });

  const driver = await ask<{ id: number }>(carrier, 'POST', 'carrier/v1/drivers', { name: 'Taras Melnyk' });
  const order = await prepareTender(market);
  const open = await prepareTender(market);
  await awardTo(market, order);
  await phone.goto(`/carrier/loads/${order}`);
  await phone.getByRole('combobox', { name: en.fleet['assign.driver'] }).click();
  await phone.getByRole('option', { name: 'Taras Melnyk' }).click();
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: en.common['save'] }).click();
  await expect(phone.getByText(en.common['offline'])).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(en.fleet['assign.saved'])).toBeVisible();
  expect(await ask(carrier, 'GET', `carrier/v1/loads/${order}/vehicle`)).toMatchObject({ driver: { id: driver.id } });

  await phone.goto(`/carrier/loads/${open}`);
  await expect(phone.getByRole('button', { name: /^Place bid/ })).toBeVisible();
  await phone.context().setOffline(true);
  await expect(phone.getByText(en.carrierApp['panel.offline'])).toBeVisible();
  await phone.getByRole('button', { name: /^Place bid/ }).click();
  await expect(phone.getByRole('alert').first()).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(en.carrierApp['panel.offline'])).toHaveCount(0);
  expect(await ask<unknown[]>(carrier, 'GET', `carrier/v1/loads/${open}/bids`)).toEqual([]);
});
