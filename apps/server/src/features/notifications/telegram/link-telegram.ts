import { MINUTE_MS } from '@tenderlane/domain/core';
import type { PersonContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { newToken, sha256 } from '../../../platform/secrets/secrets';
import { botTokenHash } from './bot-token';
import { deleteLinkOf, findBotName, saveCode } from './telegram.queries';

const CODE_LIFE_MS = 15 * MINUTE_MS;

export async function linkTelegram({ sql, clock, config, principal }: PersonContext) {
  const bot = config.telegram && (await findBotName(sql, botTokenHash(config.telegram)));
  if (!bot) throw new AppError('notification.no-messenger');
  const code = newToken();
  const expiresAt = (await clock.now(sql)) + CODE_LIFE_MS;
  await saveCode(sql, principal.accountId, sha256(code), expiresAt);
  return { url: `https://t.me/${bot}?start=${code}`, expires_at: new Date(expiresAt).toISOString() };
}

export async function unlinkTelegram({ sql, principal }: PersonContext): Promise<void> {
  await deleteLinkOf(sql, principal.accountId);
}
