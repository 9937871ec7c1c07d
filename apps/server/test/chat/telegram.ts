import type { Caller } from '../caller';
import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import { answerChats } from '../../src/features/chat/messages/answer-chat';
import { pollOnce } from '../../src/features/notifications/telegram/poll-telegram';
import { botApi } from '../../src/features/notifications/telegram/telegram-courier';
import type { BotServer } from '../outside/bot-server';
import { sendOnceOf, takeQueued } from '../outside/queued-messages';
import type { TestApp } from '../start-app';

type Person = Caller<ShipperApi> | Caller<CarrierApi>;

export function pollChats(app: TestApp): Promise<number> {
  const { config, database, clock, inTransaction } = app;
  const parts = { config, database, clock, inTransaction, log: app.server.log };
  return pollOnce({ ...parts, onReply: answerChats(parts) }, botApi(config.telegram!), 0);
}

export async function linkTelegram(app: TestApp, bot: BotServer, person: Person, chatId: number): Promise<void> {
  await pollChats(app);
  const { body } = await (person as Caller<CarrierApi>).call('POST /profile/telegram');
  bot.write(chatId, `/start ${new URL(body.data.url).searchParams.get('start')}`);
  await pollChats(app);
}

export async function dispatchAll(app: TestApp): Promise<void> {
  while ((await app.dispatcher.runOnce()) > 0);
}

export async function deliverTelegram(app: TestApp, bot: BotServer) {
  await dispatchAll(app);
  const before = bot.sent.length;
  for (const message of await takeQueued(app, 'telegram')) await sendOnceOf(app)(message);
  return bot.sent.slice(before);
}
