let offsetMs = 0;

/** Sets the clock by an answer that carries the server's time; half of the round trip is taken as its age. */
export function noteServerTime(serverTime: string, askedAt: number, answeredAt: number): void {
  offsetMs = Date.parse(serverTime) - (askedAt + answeredAt) / 2;
}

/** The server's time minus the browser's: countdowns follow the clock that decides. */
export const serverOffsetMs = () => offsetMs;
