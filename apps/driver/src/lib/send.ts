import { call } from './api';
import { dropPoints, forgetPoints, pointsOf } from './points';
import {
  change,
  idOf,
  isShared,
  readState,
  restore,
  show,
  waitingOf,
  type OpenTrip,
  type Trip,
  type Waiting,
  type WaitingProof,
  type WaitingReport,
} from './state';

let locale = 'en';
export const speak = (language: string): void => {
  locale = language;
};

/** Reports whose position is being found; they are sent a moment later. */
export const locating = new Set<string>();

const isSameTrip = (one: Trip | null, other: Trip) => one?.stops[0]?.id === other.stops[0]?.id;

const endToken = (secret: string) =>
  change(({ trips }) => ({ trips: trips.map((one) => (one.secret === secret ? { ...one, token: null } : one)) }));

/** A newer link of the same trip takes the place of one that has ended. */
const setTrip = (secret: string, trip: Trip) =>
  change(({ trips }) => ({
    trips: trips
      .filter((one) => one.secret === secret || one.token !== null || !isSameTrip(one.trip, trip))
      .map((one) => (one.secret === secret ? { ...one, trip } : one)),
  }));

const drop = (ids: readonly string[]) =>
  change(({ waiting }) => ({ waiting: waiting.filter((item) => !ids.includes(idOf(item))) }));

const isLater = (status: number) => status === 429 || status >= 500;

export async function openTrip(secret: string): Promise<'opened' | 'unknown' | 'later'> {
  const { status, data } = await call('POST /open', { body: { secret }, locale });
  if (status !== 200 || !data) return isLater(status) ? 'later' : 'unknown';
  await change(({ trips }) => {
    const trip = trips.find((one) => one.secret === secret)?.trip ?? null;
    return { trips: [...trips.filter((one) => one.secret !== secret), { secret, token: data.token, trip }] };
  });
  await refresh();
  return 'opened';
}

export async function forgetTrip(secret: string): Promise<void> {
  await change(({ trips }) => ({ trips: trips.filter((one) => one.secret !== secret) }));
  await forgetPoints(secret);
}

async function readTrip({ secret, token }: OpenTrip): Promise<void> {
  const { status, data } = await call('GET /trip', { token, locale });
  if (status === 401) await endToken(secret);
  else if (data) await setTrip(secret, data);
}

/** Returns whether the next may be sent. What the server refuses would be refused again, so it is dropped and said. */
async function settle(secret: string, status: number, items: readonly Waiting[], isKept: boolean): Promise<boolean> {
  if (status === 401) await endToken(secret);
  if (status === 401 || isLater(status)) return false;
  await drop(items.map(idOf));
  if (!isKept) show({ isRefused: true });
  return true;
}

async function sendReports({ secret, token }: OpenTrip, items: readonly WaitingReport[]): Promise<boolean> {
  const reports = items.map(({ report }) => report);
  const { status, data } = await call('POST /reports', { token, body: { reports }, locale });
  if (data) await setTrip(secret, data.trip);
  return settle(secret, status, items, data?.refused.length === 0);
}

const setFileIds = (proofId: string, ids: readonly (number | null)[]) =>
  change(({ waiting }) => ({
    waiting: waiting.map((item) =>
      item.what !== 'report' && idOf(item) === proofId
        ? { ...item, files: item.files.map((file, index) => ({ ...file, id: ids[index] ?? null })) }
        : item,
    ),
  }));

/** Each uploaded file is kept, so that a cut connection costs one photo. Returns the status of a failure. */
async function upload(token: string | null, item: WaitingProof): Promise<number[] | number> {
  const ids = item.files.map(({ id }) => id);
  for (const [index, { blob, id }] of item.files.entries()) {
    if (id !== null) continue;
    const form = new FormData();
    form.append('files[0]', blob, blob.type === 'image/png' ? 'signature.png' : 'photo.jpg');
    const { status, data } = await call('POST /files', { token, body: form, locale });
    if (!data) return status;
    ids[index] = data.id;
    await setFileIds(idOf(item), ids);
  }
  return ids.filter((id) => id !== null);
}

async function sendProof({ secret, token }: OpenTrip, item: WaitingProof): Promise<boolean> {
  const wasUploaded = item.files.some(({ id }) => id !== null);
  const ids = await upload(token, item);
  if (typeof ids === 'number') return settle(secret, ids, [item], false);
  const [signature, ...photos] = ids;
  const files = item.hasSignature ? { signature, file_ids: photos } : { file_ids: ids };
  const { status, data } =
    item.what === 'photo'
      ? await call('POST /photos', { token, body: { stop_id: item.proof.stop_id, file_ids: ids }, locale })
      : await call('POST /proofs', { token, body: { ...item.proof, ...files }, locale });
  if (status === 422 && wasUploaded) {
    // The server keeps a file for a day until its proof arrives; an older one is uploaded again.
    await setFileIds(idOf(item), []);
    return true;
  }
  if (data) await setTrip(secret, data);
  return settle(secret, status, [item], data !== undefined);
}

const isReport = (item: Waiting): item is WaitingReport => item.what === 'report';

/** The next that can be sent together: reports up to the first proof, or one proof. */
function nextOf(open: OpenTrip): WaitingReport[] | WaitingProof | null {
  const own = waitingOf(open, readState().waiting);
  const [first] = own;
  if (!first || locating.has(idOf(first))) return null;
  if (!isReport(first)) return first;
  const end = own.findIndex((item) => !isReport(item) || locating.has(idOf(item)));
  return (end === -1 ? own : own.slice(0, end)).filter(isReport).slice(0, 100);
}

async function sendWaiting(secret: string): Promise<void> {
  for (;;) {
    const open = readState().trips.find((one) => one.secret === secret);
    const next = open?.token ? nextOf(open) : null;
    if (!open || !next) return;
    const isSent = await (Array.isArray(next) ? sendReports(open, next) : sendProof(open, next));
    if (!isSent) return;
  }
}

async function sendWish({ secret, token, wish }: OpenTrip): Promise<void> {
  if (wish === undefined) return;
  const { status, data } = await call('PUT /sharing', { token, body: { is_on: wish }, locale });
  if (status === 401) await endToken(secret);
  if (isLater(status)) return;
  if (data) await setTrip(secret, data);
  await change(({ trips }) => ({
    trips: trips.map((one) => (one.secret === secret && one.wish === wish ? { ...one, wish: undefined } : one)),
  }));
}

const POINTS_AT_ONCE = 500;

async function sendPoints({ secret, token }: OpenTrip): Promise<void> {
  for (;;) {
    const points = (await pointsOf(secret)).slice(0, POINTS_AT_ONCE);
    if (points.length === 0) return;
    const positions = points.map(({ secret: _link, ...position }) => position);
    const { status } = await call('POST /positions', { token, body: { positions }, locale });
    if (status === 401) await endToken(secret);
    if (status === 401 || isLater(status)) return;
    await dropPoints(points);
  }
}

async function sendShared(): Promise<void> {
  for (const open of readState().trips) if (open.token) await sendWish(open);
  for (const open of readState().trips) if (isShared(open)) await sendPoints(open);
}

async function sendAll(): Promise<void> {
  await restore();
  for (const open of readState().trips) if (open.token && !open.trip) await readTrip(open);
  for (const { secret } of readState().trips) await sendWaiting(secret);
  await sendShared();
  for (const open of readState().trips) if (open.token) await readTrip(open);
}

async function run(): Promise<void> {
  try {
    // One tab sends at a time. A page without https has no locks; there the ids of the reports suffice.
    await (navigator.locks ? navigator.locks.request('driver', sendAll) : sendAll());
    show({ isOffline: false });
  } catch {
    show({ isOffline: true });
  }
}

let running: Promise<void> | null = null;
let isAskedAgain = false;

async function runAll(): Promise<void> {
  do {
    isAskedAgain = false;
    await run();
  } while (isAskedAgain);
}

/** Sends what waits, in order, and reads the trips again. */
export function refresh(): Promise<void> {
  if (running) isAskedAgain = true;
  running ??= runAll().finally(() => {
    running = null;
  });
  return running;
}

export async function takeBack(secret: string, id: string): Promise<boolean> {
  // A report that is on its way is not dropped: it may have arrived.
  if (running) await running;
  if (readState().waiting.some((item) => idOf(item) === id)) {
    await drop([id]);
    return true;
  }
  const token = readState().trips.find((one) => one.secret === secret)?.token ?? null;
  try {
    const { data } = await call('DELETE /reports/{report}', { token, path: id, locale });
    if (data) await setTrip(secret, data);
    return data !== undefined;
  } catch {
    return false;
  }
}

export async function optOut(secret: string): Promise<boolean> {
  try {
    return (await call('POST /opt_out', { body: { secret }, locale })).status === 204;
  } catch {
    return false;
  }
}

export interface AppSetup {
  url: string;
  link: string;
}

export async function setUpApp(secret: string): Promise<AppSetup | null> {
  const token = readState().trips.find((one) => one.secret === secret)?.token ?? null;
  try {
    const { data } = await call('POST /app', { token, locale });
    if (!data) return null;
    await setTrip(secret, data.trip);
    return data;
  } catch {
    return null;
  }
}

export async function markTask(secret: string, id: number, isDone: boolean): Promise<boolean> {
  const token = readState().trips.find((one) => one.secret === secret)?.token ?? null;
  try {
    const { data } = await call('PUT /tasks/{task_id}', { token, path: String(id), body: { done: isDone }, locale });
    if (data) await setTrip(secret, data);
    return data !== undefined;
  } catch {
    return false;
  }
}
