import { noteServerTime } from './server-clock';

export async function withServerTime<T extends { server_time: string }>(ask: () => Promise<T>): Promise<T> {
  const askedAt = Date.now();
  const answer = await ask();
  noteServerTime(answer.server_time, askedAt, Date.now());
  return answer;
}
