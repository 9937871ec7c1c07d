import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import type { PersonContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { sessionOf } from '../../../platform/principal';
import { isPushAddress } from './public-address';
import { deleteAbove, deleteSubscription, saveSubscription } from './push.queries';

const BROWSERS_MAX = 10;

const P256DH_BYTES = 65;
const AUTH_BYTES = 16;
const bytesOf = (key: string) => Buffer.from(key, 'base64url').length;

export async function subscribeBrowser(
  { sql, clock, config, principal }: PersonContext,
  { endpoint, keys }: BodyOf<CarrierApi['POST /push/subscriptions']>,
): Promise<void> {
  const isUsable = bytesOf(keys.p256dh) === P256DH_BYTES && bytesOf(keys.auth) === AUTH_BYTES;
  if (!isUsable || !isPushAddress(endpoint, config.pushAllowsPrivate))
    throw new AppError('push.address-refused', { field: 'endpoint' });
  const owner = { accountId: principal.accountId, sessionId: sessionOf(principal).id };
  await saveSubscription(sql, owner, { endpoint, ...keys }, await clock.now(sql));
  await deleteAbove(sql, principal.accountId, BROWSERS_MAX);
}

export async function unsubscribeBrowser({ sql, principal }: PersonContext, endpoint: string): Promise<void> {
  await deleteSubscription(sql, principal.accountId, endpoint);
}
