import type { BodyOf, DriverApi, DriverTrip } from '@tenderlane/contract';
import { roundAwayFromStops } from '@tenderlane/domain/trips';
import { get, set, update } from 'idb-keyval';

type Report = BodyOf<DriverApi['POST /reports']>['reports'][number];
type Proof = Omit<BodyOf<DriverApi['POST /proofs']>, 'file_ids' | 'signature'>;

export type Trip = DriverTrip;

export interface OpenTrip {
  secret: string;
  /** Null after another phone opened the trip, and after its end. */
  token: string | null;
  trip: Trip | null;
  wish?: boolean | undefined;
}

export interface WaitingReport {
  what: 'report';
  report: Report;
}

export interface WaitingProof {
  what: 'proof' | 'photo';
  proof: Proof;
  /** A signature stands before the photos; `id` is null until the file is uploaded. */
  files: { blob: Blob; id: number | null }[];
  hasSignature: boolean;
}

export type Waiting = WaitingReport | WaitingProof;

interface Kept {
  trips: OpenTrip[];
  waiting: Waiting[];
  /** Time of the server less the phone's, by the last contact. */
  offsetMs: number;
  isExact: boolean;
}

export interface State extends Kept {
  isRefused: boolean;
  isStorageFull: boolean;
  isOffline: boolean;
  isDenied: boolean;
  points: number;
}

export const idOf = (item: Waiting): string => (item.what === 'report' ? item.report.id : item.proof.id);
export const stopOf = (item: Waiting): number => (item.what === 'report' ? item.report.stop_id : item.proof.stop_id);

export const waitingOf = ({ trip }: OpenTrip, waiting: readonly Waiting[]): Waiting[] =>
  waiting.filter((item) => trip?.stops.some(({ id }) => id === stopOf(item)));

const KEY = 'driver';
const NOTHING: Kept = { trips: [], waiting: [], offsetMs: 0, isExact: false };
let state: State = {
  ...NOTHING,
  isRefused: false,
  isStorageFull: false,
  isOffline: false,
  isDenied: false,
  points: 0,
};
const listeners = new Set<() => void>();

export const readState = (): State => state;

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function show(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** Reads what this tab or another one has kept. */
export async function restore(): Promise<void> {
  if (state.isStorageFull) return;
  const kept = await get<Kept>(KEY).catch(() => undefined);
  if (kept) show(kept);
}

async function keep(work: (before: Kept) => Partial<Kept>): Promise<Kept> {
  const { trips, waiting, offsetMs, isExact } = state;
  if (state.isStorageFull) {
    await set(KEY, { trips, waiting, offsetMs, isExact });
    return { trips, waiting, offsetMs, isExact };
  }
  let kept = NOTHING;
  await update<Kept>(KEY, (before = NOTHING) => (kept = { ...before, ...work(before) }));
  return kept;
}

/** Shown at once. Tabs share what is kept; where the phone can keep nothing, it stays until the page is closed. */
export async function change(work: (before: Kept) => Partial<Kept>): Promise<void> {
  show(work(state));
  try {
    show({ ...(await keep(work)), isStorageFull: false });
  } catch {
    show({ isStorageFull: true });
  }
}

export const serverTime = (phoneTime: number): number => phoneTime + state.offsetMs;

export const serverNow = (): string => new Date(serverTime(Date.now())).toISOString();

export const isShared = ({ token, trip, wish }: OpenTrip): boolean =>
  token !== null && Boolean(trip?.sharing) && (wish ?? trip?.sharing?.is_on ?? false);

export const roundPlace = ({ trip }: OpenTrip, exact: { lat: number; lon: number }) =>
  state.isExact
    ? exact
    : roundAwayFromStops(
        exact,
        (trip?.stops ?? []).map(({ point }) => point),
      );

/** `randomUUID` is missing on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
