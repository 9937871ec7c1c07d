import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

export interface Pooler {
  url: string;
  close(): Promise<void>;
}

const AUTHENTICATED = Buffer.from('520000000800000000', 'hex');
const READY = Buffer.from('5a0000000549', 'hex');

async function openBackend(url: string): Promise<Socket> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  return stream;
}

/** True when the last message says that no transaction is open. */
const isIdle = (bytes: Buffer) => bytes.subarray(-6).equals(READY);

export async function startPooler(databaseUrl: string, size = 2): Promise<Pooler> {
  const free = await Promise.all(Array.from({ length: size }, () => openBackend(databaseUrl)));
  const all = [...free];
  const waiting: ((backend: Socket) => void)[] = [];
  const take = () => {
    const backend = free.pop();
    return backend ? Promise.resolve(backend) : new Promise<Socket>((resolve) => waiting.push(resolve));
  };
  const giveBack = (backend: Socket) => {
    backend.removeAllListeners('data');
    const next = waiting.shift();
    if (next) next(backend);
    else free.push(backend);
  };
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    let work = Promise.resolve();
    let backend: Socket | undefined;
    const forward = async (bytes: Buffer) => {
      if (!backend) {
        const taken = (backend = await take());
        taken.on('data', (answer) => {
          client.write(answer);
          if (!isIdle(answer)) return;
          backend = undefined;
          giveBack(taken);
        });
      }
      backend.write(bytes);
    };
    // The first message opens the session, and X ends it.
    client.once('data', () => {
      client.write(Buffer.concat([AUTHENTICATED, READY]));
      client.on('data', (bytes) => {
        if (bytes[0] !== 0x58) work = work.then(() => forward(bytes));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      for (const socket of [...clients, ...all]) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
