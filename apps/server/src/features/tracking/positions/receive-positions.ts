import type { HolderContext } from '../../../platform/context';
import { storePhonePositions, storePositions, type SentPosition } from './store-positions';

interface Row {
  device?: string;
  at: string;
  lat: number;
  lon: number;
  speed_kmh?: number | null | undefined;
  accuracy_m?: number | null | undefined;
  temperature_c?: number | null | undefined;
}

type Rows = readonly (Row | null)[];

export const receivePositions = (context: HolderContext, rows: Rows) => storePositions(context, rows.map(toSent));

export const receivePagePositions = (context: HolderContext, rows: Rows) =>
  storePhonePositions(context, 'driver_page', rows.map(toSent));

const toSent = (row: Row | null): SentPosition | null =>
  row && {
    device: row.device ?? null,
    at: Date.parse(row.at),
    lat: row.lat,
    lon: row.lon,
    speedKmh: row.speed_kmh ?? null,
    accuracyM: row.accuracy_m ?? null,
    isMocked: false,
    temperatureC: row.temperature_c ?? null,
  };
