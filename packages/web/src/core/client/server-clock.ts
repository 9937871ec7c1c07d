let offsetMs = 0;

/** Sets the clock by an answer that carries the server's time; the way there and back is shared equally. */
export function noteServerTime(serverTime: string, askedAt: number, answeredAt: number): void {
  offsetMs = Date.parse(serverTime) - (askedAt + answeredAt) / 2;
}

/** The server's time minus the browser's: countdowns follow the clock that decides. */
export const serverOffsetMs = () => offsetMs;
