import { Api, GrammyError, HttpError } from 'grammy';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import type { Courier } from '../../../platform/messages/messages';
import { deleteChat, findLinked, saveSentToTelegram } from './telegram.queries';

type TelegramConfig = NonNullable<Config['telegram']>;

const MAX_LETTERS = 4096;
const TIMEOUT_SECONDS = 15;

/** Creates the API client. Its network errors contain the address with the token, which must not be logged. */
export function botApi({ token, apiRoot }: TelegramConfig): Api {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  api.config.use(async (call, method, payload, signal) => {
    try {
      return await call(method, payload, signal);
    } catch (error) {
      if (error instanceof GrammyError) throw error;
      const away = new Error(`Telegram could not be reached for ${method}`);
      if (error instanceof HttpError && /timed out/.test(String(error.error))) away.name = 'TimeoutError';
      throw away;
    }
  });
  return api;
}

/** Removes the refused message from an error. */
export const withoutPayload = (error: unknown): unknown =>
  error instanceof GrammyError ? new Error(`Telegram answered ${error.error_code}: ${error.description}`) : error;

/** Sends messages to linked chats; a chat that blocked the bot or was deleted is unlinked. */
export function createTelegramCourier(database: Database, config: TelegramConfig): Courier {
  const api = botApi(config);
  return async ({ to, subject, text, link, about }) => {
    const chatId = Number(to);
    if (!(await findLinked(database, chatId))) return;
    const whole = [subject, text, link].filter(Boolean).join('\n\n').slice(0, MAX_LETTERS);
    try {
      const sent = await api.sendMessage(chatId, whole, { link_preview_options: { is_disabled: true } });
      if (about !== undefined) await saveSentToTelegram(database, chatId, sent.message_id, about);
    } catch (error) {
      if (!isGone(error)) throw withoutPayload(error);
      await deleteChat(database, chatId);
    }
  };
}

export const isGone = (error: unknown): boolean =>
  error instanceof GrammyError &&
  (error.error_code === 403 || (error.error_code === 400 && /chat not found/i.test(error.description)));
