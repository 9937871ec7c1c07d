import type { Api } from 'grammy';
import type { Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Log } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { tryAdvisoryLock, type AdvisoryLock } from '../../../platform/database/advisory-lock';
import { startLoop } from '../../../platform/jobs/loop';
import { botTokenHash } from './bot-token';
import { handleUpdate, type BotAnswer, type UpdateContext } from './handle-update';
import { botApi, withoutPayload } from './telegram-courier';
import { findBotName, findNextUpdate, saveBot, takeUpdate } from './telegram.queries';

export interface TelegramParts extends Pick<UpdateContext, 'onReply'> {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
}

/** Lock for polling: Telegram refuses two concurrent polls of one bot. */
const POLLING_LOCK = 7_406_002;
const POLL_SECONDS = 10;
const RETRY_MS = 5000;
const WAITED_MS = 1000;

/** Polls the bot's updates in one of all workers at a time; does nothing without a bot. */
export function startTelegram(parts: TelegramParts, directUrl: string): { stop(): Promise<void> } {
  const { config, log } = parts;
  if (!config.telegram) return { stop: () => Promise.resolve() };
  const api = botApi(config.telegram);
  const leaving = new AbortController();
  let holder: AdvisoryLock | undefined;
  const letGo = async () => {
    const held = holder;
    holder = undefined;
    await held?.release();
  };
  const poll = async () => {
    holder ??= await tryAdvisoryLock(directUrl, POLLING_LOCK, () => (holder = undefined));
    if (!holder) return 0;
    const startedAt = performance.now();
    const handled = await pollOnce(parts, api, POLL_SECONDS, leaving.signal);
    // A server that answers empty polls immediately gets a pause before the next one.
    return handled > 0 || performance.now() - startedAt >= WAITED_MS ? 1 : 0;
  };
  const work = async () => {
    try {
      return await poll();
    } catch (error) {
      await letGo();
      if (leaving.signal.aborted) return 0;
      throw error;
    }
  };
  const loop = startLoop('telegram', RETRY_MS, work, log);
  return {
    async stop() {
      leaving.abort();
      await loop.stop();
      await letGo();
    },
  };
}

export async function pollOnce(
  { config, database, clock, log, onReply }: TelegramParts,
  api: Api,
  timeout: number,
  signal?: AbortSignal,
): Promise<number> {
  if (!config.telegram) return 0;
  const hash = botTokenHash(config.telegram);
  if (!(await findBotName(database, hash))) await saveBot(database, hash, (await api.getMe()).username);
  const offset = await findNextUpdate(database, hash);
  const asked = { offset, timeout, allowed_updates: ['message'] as const };
  const updates = await api.getUpdates(asked, signal as Parameters<Api['getUpdates']>[1]);
  for (const update of updates) {
    const answer = await database.transaction(async (sql) =>
      (await takeUpdate(sql, hash, update.update_id)) ? handleUpdate({ sql, clock, onReply }, update) : null,
    );
    if (answer) await say(api, answer, log);
  }
  return updates.length;
}

/** Replies of the bot may be lost, so a failure is only logged. */
async function say(api: Api, { chatId, text }: BotAnswer, log: Log): Promise<void> {
  try {
    await api.sendMessage(chatId, text);
  } catch (error) {
    log.warn({ err: withoutPayload(error) }, 'Telegram did not take an answer of the bot');
  }
}
