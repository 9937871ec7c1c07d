import { Pool } from 'undici';

export interface Answer {
  status: number;
  text: string;
  ms: number;
}

export function connect(url: string, connections: number) {
  const pool = new Pool(url, { connections, pipelining: 1 });

  async function send(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer> {
    const startedAt = performance.now();
    const answer = await pool.request({
      method,
      path,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        ...extra,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, text, ms: performance.now() - startedAt };
  }
  return { send, close: () => void pool.destroy() };
}

export type Connection = ReturnType<typeof connect>;
export async function keepBusy(
  concurrency: number,
  durationMs: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const isOn = () => performance.now() - startedAt < durationMs;
  await Promise.all(
    Array.from({ length: concurrency }, async (_, index) => {
      while (isOn()) await work(index);
    }),
  );
  return performance.now() - startedAt;
}
