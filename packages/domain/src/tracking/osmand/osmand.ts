import { lookUp } from '../../values/look-up';
import type { Position } from '../positions';

const KMH_PER_KNOT = 1.852;
const KMH_PER_MPS = 3.6;
const SECONDS_BELOW = 2 ** 31;
const MEASURE_MAX = 1_000_000;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)?$/;
const DEVICE = /^\P{C}{0,100}$/u;

export type OsmandPosition = Omit<Position, 'device'> & { device: string | null };

/** Query or form by https://www.traccar.org/osmand; null when it cannot be read. */
export function readOsmandParams(params: Readonly<Record<string, unknown>>, now: number): OsmandPosition | null {
  const read = (key: string) => lookUp(params, key);
  const location = read('location');
  const [lat, lon] = typeof location === 'string' ? location.split(',') : [read('lat'), read('lon')];
  return toPosition(
    { device: read('id') ?? read('deviceid'), at: read('timestamp'), lat, lon },
    {
      speedKmh: toMeasure(read('speed'), KMH_PER_KNOT),
      accuracyM: toMeasure(read('accuracy')),
      isMocked: read('mock') === 'true' || read('mock') === '1',
    },
    now,
  );
}

export function readOsmandJson(body: unknown, now: number): OsmandPosition | null {
  const location = memberOf(body, 'location');
  const coords = memberOf(location, 'coords');
  return toPosition(
    {
      device: memberOf(body, 'device_id'),
      at: memberOf(location, 'timestamp'),
      lat: memberOf(coords, 'latitude'),
      lon: memberOf(coords, 'longitude'),
    },
    {
      speedKmh: toMeasure(memberOf(coords, 'speed'), KMH_PER_MPS),
      accuracyM: toMeasure(memberOf(coords, 'accuracy')),
      isMocked: memberOf(location, 'mock') === true,
    },
    now,
  );
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? lookUp(value as Record<string, unknown>, key) : undefined;
}

function toPosition(
  read: { device: unknown; at: unknown; lat: unknown; lon: unknown },
  measures: Pick<Position, 'speedKmh' | 'accuracyM' | 'isMocked'>,
  now: number,
): OsmandPosition | null {
  const device = typeof read.device === 'number' ? String(read.device) : (read.device ?? '');
  const at = read.at === undefined ? now : toTime(read.at);
  const [lat, lon] = [toNumber(read.lat), toNumber(read.lon)];
  if (lat === null || lon === null || at === null || typeof device !== 'string' || !DEVICE.test(device)) return null;
  return { device: device || null, at, lat, lon, ...measures };
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function toMeasure(value: unknown, unit = 1): number | null {
  const number = toNumber(value);
  return number === null || number < 0 ? null : Math.min(number * unit, MEASURE_MAX);
}

/** Seconds or milliseconds since 1970, or a text that is UTC unless it names an offset. */
function toTime(value: unknown): number | null {
  const number = toNumber(value);
  const at = number === null ? parseTime(value) : Math.round(number < SECONDS_BELOW ? number * 1000 : number);
  return Number.isFinite(at) ? at : null;
}

function parseTime(value: unknown): number {
  const [, day, time, offset = 'Z'] = TIME.exec(typeof value === 'string' ? value : '') ?? [];
  return Date.parse(`${day}T${time}${offset}`);
}
