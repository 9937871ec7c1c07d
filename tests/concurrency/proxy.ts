import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  upstreams: string[];
  close(): Promise<void>;
}

const CONNECTIONS = 32;

/**
 * Behaves like the nginx of docs/operations.md: keeps connections, tries the next process when one refuses a
 * connection, and for repeatable requests also after a broken connection or a 503.
 */
export async function startProxy(upstreams: string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const proxy: Pick<Proxy, 'upstreams'> = { upstreams };
  let turn = 0;
  const pass = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse, index: number, tries: number) => {
    const upstream = proxy.upstreams[index % proxy.upstreams.length]!;
    const mayRepeat = (code?: string) => tries > 1 && (incoming.method === 'GET' || code === 'ECONNREFUSED');
    const fail = (error: NodeJS.ErrnoException) => {
      if (mayRepeat(error.code)) return pass(incoming, body, answer, index + 1, tries - 1);
      answer.writeHead(502).end(error.message);
    };
    const { method = 'GET', headers } = incoming;
    const sent = request(`${upstream}${incoming.url}`, {
      method,
      agent,
      headers: { ...headers, connection: 'keep-alive' },
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      if (response.statusCode === 503 && mayRepeat()) {
        response.resume();
        return pass(incoming, body, answer, index + 1, tries - 1);
      }
      const { connection: _, ...passed } = response.headers;
      answer.writeHead(response.statusCode ?? 502, passed);
      response.pipe(answer);
    });
    sent.end(body);
  };
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), answer, turn++, proxy.upstreams.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
