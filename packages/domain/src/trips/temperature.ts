export interface TemperatureRange {
  min_c: number | null;
  max_c: number | null;
}

export const isOutOfRange = (celsius: number, range: TemperatureRange | null): boolean =>
  celsius < (range?.min_c ?? -Infinity) || celsius > (range?.max_c ?? Infinity);
