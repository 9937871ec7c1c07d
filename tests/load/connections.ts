import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  text: string;
  ms: number;
}

/** A client with a fixed number of kept-alive connections. */
export function connect(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);

  function send(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      accept: 'application/json',
      'accept-language': 'en',
      ...extra,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    };
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - startedAt,
          }),
        );
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }
  return { send, close: () => agent.destroy() };
}

export type Connection = ReturnType<typeof connect>;

/** Runs `work` in `lanes` parallel lanes until `durationMs` is over. */
export async function keepBusy(
  lanes: number,
  durationMs: number,
  work: (lane: number) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const isOn = () => performance.now() - startedAt < durationMs;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (isOn()) await work(lane);
    }),
  );
  return performance.now() - startedAt;
}
