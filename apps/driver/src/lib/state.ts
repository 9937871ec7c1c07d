import type { BodyOf, DriverApi, DriverTrip } from '@tenderlane/contract';
import { get, set } from 'idb-keyval';

type Report = BodyOf<DriverApi['POST /reports']>['reports'][number];
type Proof = Omit<BodyOf<DriverApi['POST /proofs']>, 'file_ids' | 'signature'>;

export interface OpenTrip {
  secret: string;
  /** Null after another phone opened the trip, and after its end. */
  token: string | null;
  trip: DriverTrip | null;
}

export interface WaitingReport {
  what: 'report';
  secret: string;
  report: Report;
}

interface WaitingFile {
  blob: Blob;
  id: number | null;
}

export interface WaitingProof {
  what: 'proof';
  secret: string;
  proof: Proof;
  photos: WaitingFile[];
  signature: WaitingFile | null;
}

export type Waiting = WaitingReport | WaitingProof;

export interface State {
  trips: OpenTrip[];
  waiting: Waiting[];
  refused: number[];
  offsetMs: number;
  isStorageFull: boolean;
  isOffline: boolean;
}

export const idOf = (item: Waiting): string => (item.what === 'report' ? item.report.id : item.proof.id);
export const stopOf = (item: Waiting): number => (item.what === 'report' ? item.report.stop_id : item.proof.stop_id);

const KEY = 'driver';
let state: State = {
  trips: [],
  waiting: [],
  refused: [],
  offsetMs: 0,
  isStorageFull: false,
  isOffline: false,
};
const listeners = new Set<() => void>();

export const readState = (): State => state;

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export async function restore(): Promise<void> {
  const kept = await get<Pick<State, 'trips' | 'waiting' | 'offsetMs'>>(KEY).catch(() => undefined);
  if (kept) show({ ...state, ...kept });
}

export async function change(work: (before: State) => Partial<State>): Promise<void> {
  show({ ...state, ...work(state) });
  const { trips, waiting, offsetMs } = state;
  try {
    await set(KEY, { trips, waiting, offsetMs });
    if (state.isStorageFull) show({ ...state, isStorageFull: false });
  } catch {
    show({ ...state, isStorageFull: true });
  }
}

export const serverNow = (): string => new Date(Date.now() + state.offsetMs).toISOString();
