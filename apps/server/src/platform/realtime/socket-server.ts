import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Log } from '../context';
import { Connection } from './connection';
import {
  ACTIVITY_TIMEOUT_S,
  CLOSE,
  frameOf,
  PONG_TIMEOUT_MS,
  PROTOCOL_VERSIONS,
  readFrame,
  type ClientFrame,
} from './protocol';
import type { SocketRegistry } from './sockets';

/** Clients send only short frames: subscriptions and pings. */
const FRAME_BYTES = 16_384;
const SWEEP_MS = 5000;

export interface SocketServerOptions {
  key: string;
  registry: SocketRegistry;
  log: Log;
  perAddress: number;
  addressOf(request: IncomingMessage): string;
  onFrame(connection: Connection, frame: ClientFrame): void | Promise<void>;
}

export interface SocketServer {
  close(): Promise<void>;
}

const KEY_PATH = /^\/app\/([\w-]{1,64})$/;

export function serveSockets(server: Server, options: SocketServerOptions): SocketServer {
  const { registry, log } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const held = new AddressCounts();

  function accept(socket: WebSocket, url: URL, address: string): void {
    const connection = new Connection(socket, { id: newSocketId(), now: Date.now() });
    // A frame that breaks the rules closes its own socket with the code of its fault; nobody else notices.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    const refusal = refuse(url, options.key, held.of(address) >= options.perAddress);
    if (refusal) return connection.close(...refusal);
    registry.add(connection);
    held.change(address, 1);
    socket.on('message', (bytes, isBinary) => hear(connection, bytes as Buffer, isBinary, options));
    socket.on('close', () => {
      registry.remove(connection);
      held.change(address, -1);
    });
    const facts = { socket_id: connection.id, activity_timeout: ACTIVITY_TIMEOUT_S };
    connection.send(frameOf('pusher:connection_established', facts));
  }

  function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const url = readSocketUrl(request.url ?? '');
    if (!url) return void stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, url, options.addressOf(request)));
  }

  const sweep = setInterval(() => {
    const now = Date.now();
    for (const connection of registry.connections) askOrClose(connection, now);
  }, SWEEP_MS).unref();

  server.on('upgrade', onUpgrade);
  return {
    close: async () => {
      clearInterval(sweep);
      server.off('upgrade', onUpgrade);
      for (const connection of registry.connections) connection.close(CLOSE.reconnect, 'the server restarts');
      sockets.close();
    },
  };
}

function readSocketUrl(address: string): URL | null {
  const base = 'http://localhost';
  return address.startsWith('/app/') && URL.canParse(address, base) ? new URL(address, base) : null;
}

class AddressCounts {
  #counts = new Map<string, number>();

  of(address: string): number {
    return this.#counts.get(address) ?? 0;
  }

  change(address: string, by: 1 | -1): void {
    const count = this.of(address) + by;
    if (count > 0) this.#counts.set(address, count);
    else this.#counts.delete(address);
  }
}

function hear(connection: Connection, bytes: Buffer, isBinary: boolean, { onFrame }: SocketServerOptions): void {
  const now = Date.now();
  connection.heardAt = now;
  connection.pingedAt = null;
  if (isBinary) return connection.close(CLOSE.notText, 'only text is understood');
  if (connection.isFlooding(now)) return connection.close(CLOSE.tooMany, 'too many frames');
  const frame = readFrame(bytes.toString());
  if (!frame) return connection.close(CLOSE.notJson, 'a frame is JSON with an event');
  if (frame.event === 'pusher:ping') return connection.send(frameOf('pusher:pong', {}));
  if (frame.event !== 'pusher:pong') void onFrame(connection, frame);
}

export function askOrClose(connection: Connection, now: number): void {
  if (connection.pingedAt !== null) {
    if (now - connection.pingedAt > PONG_TIMEOUT_MS) connection.close(CLOSE.noPong, 'no pong came');
    return;
  }
  if (now - connection.heardAt < ACTIVITY_TIMEOUT_S * 1000) return;
  connection.pingedAt = now;
  connection.send(frameOf('pusher:ping', {}));
}

function refuse(url: URL, key: string, isFull: boolean): [number, string] | null {
  const version = url.searchParams.get('protocol');
  if (KEY_PATH.exec(url.pathname)?.[1] !== key) return [CLOSE.unknownKey, 'there is no application with this key'];
  if (version === null) return [CLOSE.versionMissing, 'the protocol version is missing'];
  if (!/^\d{1,3}$/.test(version)) return [CLOSE.versionUnreadable, 'the protocol version is not a number'];
  if (!PROTOCOL_VERSIONS.includes(version)) return [CLOSE.versionUnsupported, 'this protocol version is not spoken'];
  return isFull ? [CLOSE.full, 'too many sockets of one address'] : null;
}

const newSocketId = () => `${randomInt(1, 2 ** 32)}.${randomInt(1, 2 ** 32)}`;
