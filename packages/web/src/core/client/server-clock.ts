let offsetMs = 0;

/**
 * Request and response times of early responses, by server time; the application reads the response later than it
 * arrived.
 */
const earlyTimes = new Map<string, readonly [askedAt: number, answeredAt: number]>();

export const noteEarlyAnswer = (serverTime: string, askedAt: number, answeredAt: number) =>
  void earlyTimes.set(serverTime, [askedAt, answeredAt]);

/** Sets the clock from a response with the server's time, assuming that it was read in the middle of the round trip. */
export function noteServerTime(serverTime: string, askedAt: number, answeredAt: number): void {
  const [asked, answered] = earlyTimes.get(serverTime) ?? [askedAt, answeredAt];
  offsetMs = Date.parse(serverTime) - (asked + answered) / 2;
}

/** Server time minus browser time, in milliseconds. Countdowns follow the server's clock. */
export const serverOffsetMs = () => offsetMs;
