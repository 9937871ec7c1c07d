import { WebSocket } from 'ws';
import type { Connection } from './connections';

export interface PageChannel {
  name: string;
  side: 'shipper' | 'carrier';
  token: string;
}

export interface LivePage {
  heard(): Promise<void>;
  close(): void;
}

interface PageOptions {
  url: () => string;
  http: () => Connection;
  channel: PageChannel;
  onFrame: (frame: string) => void;
}

/** Delay of the official client before it reconnects after a close code for later. */
const RETRY_MS = 1000;

/** A page that listens on one channel like the official client with minimal work: thousands fit in a process. */
export function openPage({ url, http, channel: { name, side, token }, onFrame }: PageOptions): LivePage {
  const channel = `private-${name}`;
  let isClosed = false;
  let socket: WebSocket;
  let waiting: (() => void)[] = [];
  let isHeard = false;

  async function authorize(id: string): Promise<void> {
    const body = { socket_id: id, channel_name: channel };
    const { status, text } = await http().send('POST', `/api/${side}/v1/broadcast/auth`, token, body);
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
    const { auth } = JSON.parse(text) as { auth: string };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  }

  function read(text: string): void {
    if (text.startsWith('{"event":"pusher:connection_established"')) {
      const { data } = JSON.parse(text) as { data: string };
      authorize((JSON.parse(data) as { socket_id: string }).socket_id).catch(() => socket.close());
    } else if (text.startsWith('{"event":"pusher_internal:subscription_succeeded"')) {
      isHeard = true;
      for (const resolve of waiting.splice(0)) resolve();
    } else if (text.startsWith('{"event":"pusher:ping"')) {
      socket.send('{"event":"pusher:pong","data":{}}');
    } else if (!text.startsWith('{"event":"pusher:')) onFrame(text);
  }

  function open(): void {
    socket = new WebSocket(`${url().replace('http', 'ws')}/app/tenderlane?protocol=7`, { perMessageDeflate: false });
    socket.on('message', (bytes: Buffer) => read(bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      isHeard = false;
      if (!isClosed) setTimeout(open, code >= 4200 && code < 4300 ? 0 : RETRY_MS);
    });
  }

  open();
  return {
    heard: () => (isHeard ? Promise.resolve() : new Promise((resolve) => (waiting = [...waiting, resolve]))),
    close() {
      isClosed = true;
      socket.terminate();
    },
  };
}

export async function openPages(count: number, open: (index: number) => LivePage): Promise<LivePage[]> {
  const pages: LivePage[] = [];
  const AT_ONCE = 200;
  for (let start = 0; start < count; start += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => open(start + index));
    await Promise.all(some.map((page) => page.heard()));
    pages.push(...some);
  }
  return pages;
}
