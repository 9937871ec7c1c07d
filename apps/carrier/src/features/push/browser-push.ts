import { BASE } from '../../lib/paths';
import { consentOf, savedAddress } from './push-consent';
import { deleteSubscription, fetchPushKey, saveSubscription } from './push.api';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const SCOPE = `${BASE}/`;
const WORKER = `${SCOPE}push-worker.js`;

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function activate(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker || worker.state === 'activated') return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker of notifications could not be started'));
    });
  });
}

async function subscribe(): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  await activate(registration);
  const options = { userVisibleOnly: true, applicationServerKey: await fetchPushKey() };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // The server's key has changed since this browser was subscribed.
    const before = await registration.pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  await saveSubscription({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  });
  savedAddress.write(subscription.endpoint);
}

export async function readPush(accountId: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isWanted = Notification.permission === 'granted' && consentOf(accountId).read() === 'on';
  return isWanted && (await findSubscription()) ? 'on' : 'off';
}

/** Asks for the permission if necessary and subscribes. Call it only from a click. */
export async function startPush(accountId: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await save(await subscribe());
  consentOf(accountId).write('on');
  return 'on';
}

export async function stopPush(accountId: number): Promise<PushState> {
  consentOf(accountId).write('off');
  const subscription = await findSubscription();
  if (subscription) {
    // Delete it on the server first, because an unsubscribed browser no longer knows its endpoint.
    await deleteSubscription(subscription.endpoint);
    await subscription.unsubscribe();
  }
  savedAddress.write(null);
  return 'off';
}

/** Moves the browser's subscription to the new session after a sign-in, without a prompt. */
export async function renewPush(accountId: number): Promise<void> {
  if ((await readPush(accountId)) !== 'on') return;
  const subscription = await findSubscription();
  if (subscription && subscription.endpoint !== savedAddress.read()) await save(subscription);
}
