import { addPoints, forgetPoints, type Point } from './points';
import { refresh } from './send';
import { change, isShared, readState, roundPlace, serverTime, show, type OpenTrip } from './state';

const NEAR_MS = 30_000;
const FAR_MS = 120_000;

const lastAt = new Map<string, number>();
let watch: number | null = null;
let awake: Promise<WakeLockSentinel | null> | null = null;

export function followSharing(): void {
  const isOn = document.visibilityState === 'visible' && readState().trips.some(isShared);
  keepAwake(isOn);
  if (isOn && watch === null && window.isSecureContext && 'geolocation' in navigator) {
    const options = { enableHighAccuracy: true, maximumAge: 10_000 };
    watch = navigator.geolocation.watchPosition((position) => void keepPosition(position), onFailure, options);
  } else if (!isOn && watch !== null) {
    navigator.geolocation.clearWatch(watch);
    watch = null;
  }
}

function keepAwake(isOn: boolean): void {
  if (!isOn) {
    void awake?.then((lock) => lock?.release());
    awake = null;
  }
  if (!isOn || awake || !('wakeLock' in navigator)) return;
  awake = navigator.wakeLock.request('screen').catch(() => null);
}

function onFailure({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  if (code === PERMISSION_DENIED) show({ isDenied: true });
}

async function keepPosition({ coords, timestamp }: GeolocationPosition): Promise<void> {
  if (readState().isDenied) show({ isDenied: false });
  const at = serverTime(timestamp);
  const points = readState().trips.flatMap((open) => (isShared(open) ? (pointOf(open, coords, at) ?? []) : []));
  if (points.length === 0) return;
  await addPoints(points);
  await refresh();
}

function pointOf(open: OpenTrip, coords: GeolocationCoordinates, at: number): Point | null {
  const { secret, trip } = open;
  if (!trip?.sharing || at < Date.parse(trip.sharing.from)) return null;
  const exact = { lat: coords.latitude, lon: coords.longitude };
  const place = roundPlace(open, exact);
  // Rounded positions that follow each other closely would look like jumps.
  const pauseMs = place.lat === exact.lat && place.lon === exact.lon ? NEAR_MS : FAR_MS;
  if (at - (lastAt.get(secret) ?? 0) < pauseMs) return null;
  lastAt.set(secret, at);
  const speed = coords.speed === null ? null : Math.max(0, coords.speed * 3.6);
  return { secret, at: new Date(at).toISOString(), ...place, speed_kmh: speed, accuracy_m: coords.accuracy };
}

export async function share(secret: string, isOn: boolean): Promise<void> {
  await change(({ trips }) => ({
    trips: trips.map((one) => (one.secret === secret ? { ...one, wish: isOn } : one)),
  }));
  if (!isOn) await forgetPoints(secret);
  await refresh();
}

export const setExact = (isExact: boolean): Promise<void> => change(() => ({ isExact }));
