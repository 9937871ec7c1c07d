import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut, or fall silent without an error, as networks do. */
export interface TestProxy {
  port: number;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** From now on nothing passes through the connections there are, and nobody is told. `withNew`: new ones neither. */
  silence(options: { withNew: boolean }): void;
  /** New connections pass again; silent ones stay silent. */
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
