import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can be cut, or become silent without an error, as networks do. */
export interface TestProxy {
  port: number;
  cut(): void;
  /** Nothing passes through present connections any more, without an error. `withNew`: also through new ones. */
  silence(options: { withNew: boolean }): void;
  open(): void;
  close(): Promise<void>;
}

export async function startProxy(to: URL): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  let mode: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((inside) => {
    if (mode === 'cut') return void inside.destroy();
    sockets.add(inside);
    inside.on('error', () => undefined);
    if (mode === 'silent') return void inside.pause();
    const outside = connect(Number(to.port), to.hostname);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      mode = 'cut';
      drop();
    },
    silence({ withNew }) {
      if (withNew) mode = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    open: () => void (mode = 'open'),
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
