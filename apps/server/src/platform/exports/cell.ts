/** A moment on the clock of a place; each kind of file writes it in its own way. */
export interface ZonedMoment {
  at: Date | string;
  timeZone: string;
}

export type Cell = string | number | ZonedMoment | null;
