import { get, update } from 'idb-keyval';
import { show } from './state';

export interface Point {
  secret: string;
  at: string;
  lat: number;
  lon: number;
  speed_kmh: number | null;
  accuracy_m: number;
}

const KEY = 'driver-points';
const MOST = 5_000;
let unsaved: Point[] = [];

const isSame = (one: Point, other: Point) => one.secret === other.secret && one.at === other.at;

/** Positions wait beside the reports, because a report with photos is large. */
async function change(work: (before: readonly Point[]) => Point[]): Promise<void> {
  let all: Point[] = [];
  try {
    await update<Point[]>(KEY, (before = []) => (all = work([...before, ...unsaved]).slice(-MOST)));
    unsaved = [];
  } catch {
    all = unsaved = work(unsaved).slice(-MOST);
    show({ isStorageFull: true });
  }
  show({ points: all.length });
}

export const addPoints = (points: readonly Point[]): Promise<void> => change((before) => [...before, ...points]);

export const countPoints = (): Promise<void> => change((before) => [...before]);

export const dropPoints = (points: readonly Point[]): Promise<void> =>
  change((before) => before.filter((one) => !points.some((point) => isSame(one, point))));

export const forgetPoints = (secret: string): Promise<void> =>
  change((before) => before.filter((one) => one.secret !== secret));

export async function pointsOf(secret: string): Promise<Point[]> {
  const kept = await get<Point[]>(KEY).catch(() => undefined);
  return [...(kept ?? []), ...unsaved].filter((point) => point.secret === secret);
}
