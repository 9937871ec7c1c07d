import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOsmandJson, readOsmandParams } from './osmand';

const NOW = Date.parse('2026-11-23T11:00:00Z');
const readQuery = (query: string) =>
  readOsmandParams(Object.fromEntries(query.split('&').map((pair) => pair.split('='))), NOW);

const KYIV = { lat: 50.45, lon: 30.52 };
const PLAIN = { device: '902064', at: NOW, ...KYIV, speedKmh: null, accuracyM: null, isMocked: false };
const POINT = 'id=902064&lat=50.45&lon=30.52';

describe('query and form of OsmAnd', () => {
  it.each<[string, string, Partial<typeof PLAIN> | Record<string, unknown>]>([
    ['point alone', POINT, {}],
    ['deviceid', 'deviceid=902064&lat=50.45&lon=30.52', {}],
    ['no device', 'lat=50.45&lon=30.52', { device: null }],
    ['location', 'id=902064&location=50.45,30.52', {}],
    ['seconds', `${POINT}&timestamp=1795431600`, { at: 1_795_431_600_000 }],
    ['milliseconds', `${POINT}&timestamp=1795431600500`, { at: 1_795_431_600_500 }],
    ['UTC', `${POINT}&timestamp=2026-11-23T10:00:00Z`, { at: NOW - 3_600_000 }],
    ['milliseconds of UTC', `${POINT}&timestamp=2026-11-23T10:00:00.500Z`, { at: NOW - 3_599_500 }],
    ['time with an offset', `${POINT}&timestamp=2026-11-23T12:00:00+02:00`, { at: NOW - 3_600_000 }],
    ['time with a blank', `${POINT}&timestamp=2026-11-23 10:00:00`, { at: NOW - 3_600_000 }],
    ['speed in knots', `${POINT}&speed=40`, { speedKmh: 74.08 }],
    ['unknown speed', `${POINT}&speed=-1`, { speedKmh: null }],
    ['speed as text', `${POINT}&speed=fast`, { speedKmh: null }],
    ['accuracy in metres', `${POINT}&accuracy=12.5`, { accuracyM: 12.5 }],
    ['an accuracy beyond a thousand kilometres', `${POINT}&accuracy=1e300`, { accuracyM: 1_000_000 }],
    ['mocked', `${POINT}&mock=true`, { isMocked: true }],
    ['southern and western', 'id=902064&lat=-50.45&lon=-30.52', { lat: -50.45, lon: -30.52 }],
    ['unknown keys', `${POINT}&batt=87&hdop=0.7&ignition=true&rpm=933&cell=257,02,16,2224&constructor=1`, {}],
  ])('%s', (_name, query, expected) => {
    expect(readQuery(query)).toEqual({ ...PLAIN, ...expected });
  });

  it.each([
    ['nothing', ''],
    ['no point', 'id=902064'],
    ['half a point', 'id=902064&lat=50.45'],
    ['an empty latitude', 'id=902064&lat=&lon=30.52'],
    ['a latitude that is no number', 'id=902064&lat=NaN&lon=30.52'],
    ['an endless latitude', 'id=902064&lat=1e999&lon=30.52'],
    ['a hexadecimal latitude', 'id=902064&lat=0x32&lon=30.52'],
    ['half a location', 'id=902064&location=50.45'],
    ['a time that is none', `${POINT}&timestamp=yesterday`],
    ['an empty time', `${POINT}&timestamp=`],
    ['a month that is none', `${POINT}&timestamp=2026-13-01T00:00:00Z`],
    ['a long device', `id=${'9'.repeat(101)}&lat=50.45&lon=30.52`],
    ['a device with a control character', 'id=90\u00002064&lat=50.45&lon=30.52'],
  ])('%s cannot be read', (_name, query) => {
    expect(readQuery(query)).toBeNull();
  });

  it('a repeated key cannot be read', () => {
    expect(readOsmandParams({ lat: ['50.45', '51'], lon: '30.52' }, NOW)).toBeNull();
  });

  it('impossible coordinates are read, and refused by the rule of positions', () => {
    expect(readQuery('id=1&lat=91&lon=0')).toMatchObject({ lat: 91, lon: 0 });
  });
});

const body = (coords: object = {}, location: object = {}) => ({
  location: {
    timestamp: '2026-11-23T10:59:12.862Z',
    coords: { latitude: 50.45, longitude: 30.52, accuracy: 3.8, speed: 20, heading: 63, altitude: 35.7, ...coords },
    is_moving: true,
    odometer: 1204,
    event: 'motionchange',
    battery: { level: 0.79, is_charging: false },
    activity: { type: 'in_vehicle' },
    extras: {},
    ...location,
  },
  device_id: '902064',
});
const READ = { device: '902064', at: NOW - 47_138, ...KYIV, speedKmh: 72, accuracyM: 3.8, isMocked: false };

describe('JSON of Traccar Client', () => {
  it.each<[string, unknown, object]>([
    ['speed in metres a second', body(), {}],
    ['unknown speed and accuracy', body({ speed: -1, accuracy: -1 }), { speedKmh: null, accuracyM: null }],
    ['mocked', body({}, { mock: true }), { isMocked: true }],
    ['time in milliseconds', body({}, { timestamp: NOW }), { at: NOW }],
    ['no time', body({}, { timestamp: undefined }), { at: NOW }],
    ['device as a number', { ...body(), device_id: 902064 }, {}],
    ['no device', { location: body().location }, { device: null }],
  ])('%s', (_name, value, expected) => {
    expect(readOsmandJson(value, NOW)).toEqual({ ...READ, ...expected });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'location'],
    ['a list', [body()]],
    ['no location', { device_id: '902064' }],
    ['no coordinates', { location: { timestamp: '2026-11-23T10:59:12.862Z' } }],
    ['a latitude that is none', body({ latitude: null })],
    ['a time that is none', body({}, { timestamp: { toString: 1 } })],
    ['a device that is an object', { ...body(), device_id: { toString: 1 } }],
  ])('%s cannot be read', (_name, value) => {
    expect(readOsmandJson(value, NOW)).toBeNull();
  });
});

it('nothing that is sent throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readOsmandJson(value, NOW) ?? readOsmandJson({ location: value, device_id: value }, NOW);
      expect(read === null || Number.isFinite(read.at)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('id', 'lat', 'lon', 'location', 'timestamp', 'speed'), fc.anything()),
      (params) => {
        const read = readOsmandParams(params, NOW);
        expect(read === null || [read.lat, read.lon, read.at].every(Number.isFinite)).toBe(true);
      },
    ),
  );
});
