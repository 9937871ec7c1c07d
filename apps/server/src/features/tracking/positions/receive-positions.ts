import type { HolderContext } from '../../../platform/context';
import { storePositions } from './store-positions';

interface Row {
  device: string;
  at: string;
  lat: number;
  lon: number;
  speed_kmh?: number | null | undefined;
  accuracy_m?: number | null | undefined;
  temperature_c?: number | null | undefined;
}

export const receivePositions = (context: HolderContext, rows: readonly (Row | null)[]) =>
  storePositions(
    context,
    rows.map(
      (row) =>
        row && {
          device: row.device,
          at: Date.parse(row.at),
          lat: row.lat,
          lon: row.lon,
          speedKmh: row.speed_kmh ?? null,
          accuracyM: row.accuracy_m ?? null,
          isMocked: false,
          temperatureC: row.temperature_c ?? null,
        },
    ),
  );
