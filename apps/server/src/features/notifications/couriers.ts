import type { Config } from '../../platform/config/config';
import type { Log } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import type { Couriers } from '../../platform/messages/messages';
import { createPushCourier } from './push/push-courier';
import { createTelegramCourier } from './telegram/telegram-courier';

export function couriersOf(parts: { config: Config; database: Database; log: Log }): Couriers {
  const telegram = parts.config.telegram && createTelegramCourier(parts.database, parts.config.telegram);
  return { ...(telegram && { telegram }), push: createPushCourier(parts) };
}
