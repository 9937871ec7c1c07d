/**
 * The implemented part of the Pusher protocol, version 7:
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol
 */
export const PROTOCOL_VERSIONS = ['5', '6', '7'];

/** Seconds without a frame before a ping, then the wait for the pong. */
export const ACTIVITY_TIMEOUT_S = 120;
export const PONG_TIMEOUT_MS = 30_000;

/** Close codes. 4000–4099: do not reconnect; 4100–4199: later; 4200–4299: at once; below 4000 as in RFC 6455. */
export const CLOSE = {
  unknownKey: 4001,
  versionUnreadable: 4006,
  versionUnsupported: 4007,
  versionMissing: 4008,
  unauthorized: 4009,
  full: 4100,
  reconnect: 4200,
  noPong: 4201,
  notText: 1003,
  notJson: 1007,
  tooMany: 1008,
} as const;

export const frameOf = (event: string, data?: unknown, channel?: string): string =>
  JSON.stringify({
    event,
    ...(channel !== undefined && { channel }),
    ...(data !== undefined && { data: JSON.stringify(data) }),
  });

export const errorFrame = (code: number | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

export interface ClientFrame {
  event: string;
  channel?: unknown;
  data?: unknown;
}

export function readFrame(text: string): ClientFrame | null {
  try {
    const frame = JSON.parse(text) as unknown;
    const isFrame = typeof frame === 'object' && frame !== null && typeof (frame as ClientFrame).event === 'string';
    return isFrame ? (frame as ClientFrame) : null;
  } catch {
    return null;
  }
}

export function readData(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data === 'string') {
    try {
      return readData(JSON.parse(data));
    } catch {
      return {};
    }
  }
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}

const CHANNEL = /^(private|presence)-([a-z]+(?:-[a-z]+)*)((?:\.[1-9][0-9]{0,14}){1,3})$/;

export interface ChannelName {
  type: 'private' | 'presence';
  kind: string;
  ids: number[];
}

export function readChannelName(text: string): ChannelName | null {
  const [, type, kind, ids] = CHANNEL.exec(text) ?? [];
  if (!kind || !ids) return null;
  return { type: type as ChannelName['type'], kind, ids: ids.slice(1).split('.').map(Number) };
}
