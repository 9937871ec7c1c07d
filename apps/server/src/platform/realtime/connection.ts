import type { WebSocket } from 'ws';
import { CLOSE, errorFrame } from './protocol';

/** What waits for a reader that reads slowly; above it the reader is cut, so that nobody's memory is everybody's. */
export const BACKLOG_BYTES = 1_048_576;

/** Frames of one client: so many at once, then so many a second. */
const FRAMES_AT_ONCE = 300;
const FRAMES_PER_SECOND = 50;

/** How long a client may take to answer that it closes too. */
const CLOSE_TIMEOUT_MS = 2000;

/** One socket. */
export class Connection {
  readonly id: string;
  /** Channel → the session that listens on it. */
  readonly channels = new Map<string, number>();
  /** When its last frame came. */
  heardAt: number;
  /** When it was asked whether it is there. */
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

  /** Whether one more frame of the client is too many. */
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
