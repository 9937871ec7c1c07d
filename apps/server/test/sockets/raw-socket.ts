import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

const WAIT = { timeout: 60_000 };

export async function openSocket(port: number, path = '/app/tenderlane?protocol=7') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const frames: { event: string; channel?: string; data: unknown }[] = [];
  let closedBy: number | undefined;
  socket.on('message', (text) => frames.push(JSON.parse(String(text)) as (typeof frames)[number]));
  socket.on('close', (code) => (closedBy = code));
  socket.on('error', () => undefined);
  const say = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }));
  return {
    socket,
    frames,
    say,
    hears: (event: string) =>
      vi.waitFor(() => {
        const frame = frames.find((one) => one.event === event);
        if (!frame) throw new Error(`no ${event} came`);
        return frame;
      }, WAIT),
    closes: () =>
      vi.waitFor(() => {
        if (closedBy === undefined) throw new Error('it is still open');
        return closedBy;
      }, WAIT),
  };
}

export async function greetedSocket(port: number) {
  const socket = await openSocket(port);
  const { data } = await socket.hears('pusher:connection_established');
  const { socket_id: id, activity_timeout: timeout } = JSON.parse(data as string) as Record<string, unknown>;
  expect(timeout).toBe(120);
  return { ...socket, id: id as string };
}
