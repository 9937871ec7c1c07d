import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../../../platform/config/config';
import type { Log } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import type { Courier } from '../../../platform/messages/messages';
import { ClosedAddressError, isPushAddress, lookUpPublic } from './public-address';
import { pushKeys } from './push-keys';
import { deleteGone, findSubscription } from './push.queries';

/** Seconds that a push service keeps a message for a browser that is offline. */
const KEPT_SECONDS = 4 * 3600;
const TIMEOUT_MS = 10_000;

interface PushParts {
  config: Config;
  database: Database;
  log: Log;
}

export function createPushCourier({ config, database, log }: PushParts): Courier {
  const vapidDetails = {
    subject: `mailto:no-reply@${new URL(config.publicUrl).hostname}`,
    ...pushKeys(config.appSecret),
  };
  return async ({ to, subject, text, link }) => {
    const id = Number(to);
    const found = await findSubscription(database, id);
    if (!found) return;
    const { endpoint, p256dh, auth } = found;
    const payload = JSON.stringify({ title: subject, body: text, url: link });
    const options = {
      vapidDetails,
      TTL: KEPT_SECONDS,
      urgency: 'high' as const,
      contentEncoding: 'aes128gcm' as const,
    };
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
    const status = await post(endpoint, headers, body, config.pushAllowsPrivate).catch((error: unknown) => {
      if (error instanceof ClosedAddressError) return GONE;
      throw error;
    });
    if (status === 404 || status === GONE) {
      await deleteGone(database, id);
      return;
    }
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
    // A retry would get the same response.
    if (status >= 300) log.warn({ status, host: new URL(endpoint).hostname }, 'a push service refused a notification');
  };
}

const GONE = 410;

/** Returns the status; follows no redirects and connects only to public addresses. */
function post(
  endpoint: string,
  headers: webPush.Headers,
  body: Buffer | null,
  allowsPrivate: boolean,
): Promise<number> {
  if (!isPushAddress(endpoint, allowsPrivate)) return Promise.resolve(GONE);
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        timeout: TIMEOUT_MS,
        ...(!allowsPrivate && { lookup: lookUpPublic }),
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('the push service did not answer in time')));
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
