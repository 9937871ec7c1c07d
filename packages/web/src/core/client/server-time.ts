import { noteServerTime } from './server-clock';

/** Asks for something that carries the server's time and sets the clock of the countdowns by it. */
export async function withServerTime<T extends { server_time: string }>(ask: () => Promise<T>): Promise<T> {
  const askedAt = Date.now();
  const answer = await ask();
  noteServerTime(answer.server_time, askedAt, Date.now());
  return answer;
}
