export interface ZonedMoment {
  at: Date | string;
  timeZone: string;
}

export type Cell = string | number | ZonedMoment | null;
