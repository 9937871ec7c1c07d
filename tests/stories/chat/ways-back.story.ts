import { openBoth, openChatOf, prepareTalk, say, send, widgetOf } from './chat-people';
import { enter } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('a deleted saved reply can be restored, and a draft survives a search', async ({ openBrowser }) => {
  const { shipperToken, id } = await prepareTalk();
  const chatId = await openChatOf(shipperToken, id);
  const page = await enter(await openBrowser(), 'shipper', shipperToken, `/tenders?chat=${chatId}`);
  const { panel, field } = widgetOf(page);
  await send('shipper', shipperToken, ['POST', '/chat_replies'], { title: 'Thanks', text: 'Thank you' });
  await panel.getByRole('button', { name: 'Saved replies' }).click();
  const replies = panel.getByRole('list', { name: 'Saved replies' });
  await replies.getByRole('button', { name: 'Delete “Thanks”' }).click();
  await expect(replies.getByRole('listitem')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'New reply' })).toBeFocused();
  // The undo toast stays longer than the list in which it was triggered.
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'Saved replies' }).click();
  await expect(replies).toContainText('Thank you');
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Search in messages' }).click();
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('a deleted note can be restored from another page, and a viewer can write none', async ({ openBrowser }) => {
  const { shipperToken, id } = await prepareTalk();
  await send('shipper', shipperToken, ['POST', `/loads/${id}/notes`], { text: 'They ask about pallets' });
  const page = await enter(await openBrowser(), 'shipper', shipperToken, `/tenders/${id}/view?tab=talk`);
  const notes = page.getByRole('list', { name: 'Internal notes' });
  await notes.getByRole('button', { name: 'Delete the note' }).click();
  await expect(notes).not.toContainText('They ask about pallets');
  await page.getByRole('link', { name: 'Tenders' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto(`/tenders/${id}/view?tab=talk`);
  await expect(notes).toContainText('They ask about pallets');

  await page.route(/\/v1\/account(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, rights: ['loads.read'] } } });
  });
  await page.reload();
  await expect(notes).toContainText('They ask about pallets');
  await expect(page.getByText('Your role does not allow this.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Write a note/ })).toHaveCount(0);
});

test('a refused award shows its reason although its dialog disappears', async ({ openBrowser }) => {
  const { shipperToken, carrierToken, id } = await prepareTalk();
  const [option] = await send<{ id: number }[]>('shipper', shipperToken, ['GET', `/loads/${id}/options`]);
  await send('shipper', shipperToken, ['PUT', `/loads/${id}/select_option`], { option_id: option?.id });
  const page = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  const refuse = page.getByRole('button', { name: 'Decline with a reason' });
  // The live update arrives before the response.
  await page.route('**/decline', async (route) => {
    const response = await route.fetch();
    await expect(refuse).toHaveCount(0);
    await route.fulfill({ response });
  });
  await refuse.click();
  await page.getByRole('dialog').getByRole('radio').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the award' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You declined the award' })).toBeVisible();
});

test('neither the button of the chat nor a long file name covers anything', async ({ openBrowser }) => {
  const { shipper, shipperToken, carrierToken, id } = await openBoth(openBrowser);
  const widget = widgetOf(shipper);
  const name = `${'Consignment note with a long name '.repeat(4)}.pdf`;
  await widget.panel
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }]);
  await widget.panel.getByRole('button', { name: 'Send the message' }).click();
  const bubble = widget.messages.filter({ has: shipper.getByRole('link') });
  await expect(bubble).toBeVisible();
  expect(await bubble.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);

  await say('carrier', carrierToken, await openChatOf(shipperToken, id), 'Which gate?');
  const phone = await enter(await openBrowser(PHONE), 'shipper', shipperToken, `/tenders/${id}/view`);
  const launcher = await widgetOf(phone).launcher.boundingBox();
  const bar = await phone.getByRole('button', { name: 'Choose winner' }).boundingBox();
  expect((launcher?.y ?? 0) + (launcher?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a person still receives messages after the account has changed', async ({ openBrowser }) => {
  const { shipperToken, carrierToken, id } = await prepareTalk();
  const page = await openBrowser();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const framesOf = (kind: string) =>
    sent.filter((frame) => frame.includes(kind) && frame.includes('chat-message-notification'));
  await enter(page, 'shipper', shipperToken, '/tenders');
  await expect.poll(() => framesOf('pusher:subscribe')).toHaveLength(1);
  await send('shipper', shipperToken, ['PUT', '/account/brand'], { name: 'Renamed Foods', country_id: 'pl' });
  await expect(page.getByRole('button', { name: /^Account menu: .*Renamed Foods/ })).toBeVisible();
  expect(framesOf('pusher:unsubscribe')).toEqual([]);

  await say('carrier', carrierToken, await openChatOf(shipperToken, id), 'Which gate?');
  await expect(widgetOf(page).withText('Which gate?')).toBeVisible();
  expect(framesOf('pusher:subscribe')).toHaveLength(1);
});
