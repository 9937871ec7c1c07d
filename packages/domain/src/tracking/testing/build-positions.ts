import type { Point } from '../../core/distance';
import { MINUTE_MS } from '../../core/time';
import type { Position } from '../positions';

export const NOW = Date.parse('2026-11-23T11:00:00Z');
export const WARSAW: Point = { lat: 52.23, lon: 21.01 };

const KM_PER_DEGREE = 111.195;

export const north = (km: number): Point => ({ lat: WARSAW.lat + km / KM_PER_DEGREE, lon: WARSAW.lon });

export const atMinute = (minute: number): number => NOW + minute * MINUTE_MS;

export function position(minute: number, fields: Partial<Position> = {}): Position {
  return {
    ...WARSAW,
    device: 'truck',
    at: atMinute(minute),
    speedKmh: null,
    accuracyM: null,
    isMocked: false,
    ...fields,
  };
}

export const drive = (minute: number, km: number, fields: Partial<Position> = {}): Position =>
  position(minute, { ...north(km), ...fields });
