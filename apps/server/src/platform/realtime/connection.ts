import type { WebSocket } from 'ws';
import { CLOSE, errorFrame } from './protocol';

/** Limit of unsent data per reader; a slower reader is disconnected to protect the server's memory. */
export const BACKLOG_BYTES = 1_048_576;

const FRAMES_AT_ONCE = 300;
const FRAMES_PER_SECOND = 50;

const CLOSE_TIMEOUT_MS = 2000;

export class Connection {
  readonly id: string;
  readonly channels = new Map<string, number>();
  heardAt: number;
  pingedAt: number | null = null;
  #socket: WebSocket;
  #frames = FRAMES_AT_ONCE;
  #framesAt: number;

  constructor(socket: WebSocket, { id, now }: { id: string; now: number }) {
    this.#socket = socket;
    this.id = id;
    this.heardAt = now;
    this.#framesAt = now;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  isFlooding(now: number): boolean {
    this.#frames = Math.min(FRAMES_AT_ONCE, this.#frames + ((now - this.#framesAt) / 1000) * FRAMES_PER_SECOND);
    this.#framesAt = now;
    this.#frames -= 1;
    return this.#frames < 0;
  }

  send(frame: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > BACKLOG_BYTES) return this.#socket.terminate();
    this.#socket.send(frame);
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    if (code >= CLOSE.unknownKey) this.send(errorFrame(code, reason));
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }
}
