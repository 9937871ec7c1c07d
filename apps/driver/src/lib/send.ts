import type { DriverTrip } from '@tenderlane/contract';
import { call } from './api';
import {
  change,
  idOf,
  readState,
  stopOf,
  type OpenTrip,
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

const setTrip = (secret: string, part: Partial<OpenTrip>) =>
  change(({ trips }) => ({ trips: trips.map((one) => (one.secret === secret ? { ...one, ...part } : one)) }));

const drop = (ids: readonly string[], refused: readonly number[] = []) =>
  change((before) => ({
    waiting: before.waiting.filter((item) => !ids.includes(idOf(item))),
    refused: [...new Set([...before.refused, ...refused])],
  }));

const isLater = (status: number) => status === 429 || status >= 500;

export async function openTrip(secret: string): Promise<'opened' | 'unknown' | 'later'> {
  const { status, data } = await call('POST /open', { body: { secret }, locale });
  if (status !== 200 || !data) return isLater(status) ? 'later' : 'unknown';
  await change(({ trips }) => ({
    trips: [...trips.filter((one) => one.secret !== secret), { secret, token: data.token, trip: null }],
  }));
  await refresh();
  return 'opened';
}

async function readTrip({ secret, token }: OpenTrip): Promise<void> {
  const { status, data } = await call('GET /trip', { token, locale });
  if (status === 401) await setTrip(secret, { token: null });
  else if (data) await setTrip(secret, { trip: data });
}

async function sendReports({ secret, token }: OpenTrip, items: readonly WaitingReport[]): Promise<boolean> {
  const reports = items.map(({ report }) => report);
  const { status, data } = await call('POST /reports', { token, body: { reports }, locale });
  if (data) {
    const refused = data.refused.flatMap(({ index }) => reports[index]?.stop_id ?? []);
    await drop(items.map(idOf), refused);
    await setTrip(secret, { trip: data.trip });
    return true;
  }
  if (status === 401) await setTrip(secret, { token: null });
  if (status === 401 || isLater(status)) return false;
  await drop(items.map(idOf), items.map(stopOf));
  return true;
}

type Uploaded = { id: number } | { status: number };

async function upload(token: string | null, blob: Blob, name: string): Promise<Uploaded> {
  const form = new FormData();
  form.append('files[0]', blob, name);
  const { status, data } = await call('POST /files', { token, body: form, locale });
  return data ? { id: data.id } : { status };
}

const FILE_NAME = { 'image/png': 'signature.png', 'image/jpeg': 'photo.jpg' } as const;

/** Uploads what is not uploaded yet, so that a cut connection costs one photo. */
async function sendFiles(token: string | null, item: WaitingProof): Promise<number | null> {
  for (const file of [...item.photos, ...(item.signature ? [item.signature] : [])]) {
    if (file.id !== null) continue;
    const sent = await upload(token, file.blob, FILE_NAME[file.blob.type as keyof typeof FILE_NAME] ?? 'photo.jpg');
    if ('status' in sent) return sent.status;
    file.id = sent.id;
    await change(({ waiting }) => ({ waiting: [...waiting] }));
  }
  return null;
}

async function sendProof({ secret, token }: OpenTrip, item: WaitingProof): Promise<boolean> {
  const failed = await sendFiles(token, item);
  const file_ids = item.photos.flatMap(({ id }) => id ?? []);
  const signature = item.signature?.id ?? undefined;
  const body = { ...item.proof, file_ids, ...(signature !== undefined && { signature }) };
  const { status, data } =
    failed === null ? await call('POST /proofs', { token, body, locale }) : { status: failed, data: undefined };
  if (data) {
    await drop([idOf(item)]);
    await setTrip(secret, { trip: data });
    return true;
  }
  if (status === 401) await setTrip(secret, { token: null });
  if (status === 401 || isLater(status)) return false;
  await drop([idOf(item)], [stopOf(item)]);
  return true;
}

const isReport = (item: Waiting): item is WaitingReport => item.what === 'report';

function nextOf(secret: string): WaitingReport[] | WaitingProof | null {
  const own = readState().waiting.filter((item) => item.secret === secret);
  const [first] = own;
  if (!first || locating.has(idOf(first))) return null;
  if (!isReport(first)) return first;
  const end = own.findIndex((item) => !isReport(item) || locating.has(idOf(item)));
  return (end === -1 ? own : own.slice(0, end)).filter(isReport).slice(0, 100);
}

async function sendWaiting(secret: string): Promise<void> {
  for (;;) {
    const open = readState().trips.find((one) => one.secret === secret);
    const next = open?.token ? nextOf(secret) : null;
    if (!open || !next) return;
    const isSent = await (Array.isArray(next) ? sendReports(open, next) : sendProof(open, next));
    if (!isSent) return;
  }
}

let running: Promise<void> | null = null;

async function run(): Promise<void> {
  try {
    for (const { secret } of readState().trips) await sendWaiting(secret);
    for (const open of readState().trips) if (open.token) await readTrip(open);
    await change(() => ({ isOffline: false }));
  } catch {
    await change(() => ({ isOffline: true }));
  }
}

export function refresh(): Promise<void> {
  running ??= run().finally(() => {
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
  const open = readState().trips.find((one) => one.secret === secret);
  try {
    const { data } = await call('DELETE /reports/{report}', { token: open?.token ?? null, path: id, locale });
    if (data) await setTrip(secret, { trip: data as DriverTrip });
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

export const forgetTrip = (secret: string): Promise<void> =>
  change(({ trips }) => ({ trips: trips.filter((one) => one.secret !== secret) }));
