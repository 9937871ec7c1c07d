let offsetMs = 0;

/** Records the answer's real times for the server's clock; its reader took it later. */
const earlyTimes = new Map<string, readonly [askedAt: number, answeredAt: number]>();

/** An answer was asked for before the application started. */
export const noteEarlyAnswer = (serverTime: string, askedAt: number, answeredAt: number) =>
  void earlyTimes.set(serverTime, [askedAt, answeredAt]);

/** Sets the clock by an answer that carries the server's time; half of the round trip is taken as its age. */
export function noteServerTime(serverTime: string, askedAt: number, answeredAt: number): void {
  const [asked, answered] = earlyTimes.get(serverTime) ?? [askedAt, answeredAt];
  offsetMs = Date.parse(serverTime) - (asked + answered) / 2;
}

/** The server's time minus the browser's: countdowns follow the clock that decides. */
export const serverOffsetMs = () => offsetMs;
