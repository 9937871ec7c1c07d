import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';

export interface BareRound {
  groups: number;
  frame: string;
  durationMs: number;
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const open: WebSocket[] = [];
sockets.on('connection', (socket) => open.push(socket));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

/** Unsent bytes at which the sender waits for a reader. */
const BACKLOG_BYTES = 65_536;

process.on('message', (round: BareRound) => void send(round));

async function send({ groups, frame, durationMs }: BareRound): Promise<void> {
  const startedAt = performance.now();
  let sent = 0;
  for (let group = 0; performance.now() - startedAt < durationMs; group = (group + 1) % groups) {
    for (let index = group; index < open.length; index += groups) {
      const socket = open[index]!;
      while (socket.bufferedAmount > BACKLOG_BYTES) await turn();
      socket.send(frame);
      sent++;
    }
    await turn();
  }
  process.send?.({ sent, ms: performance.now() - startedAt });
}
