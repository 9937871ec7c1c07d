import type { Side } from '@tenderlane/domain/core';
import { storedValue } from '../core/local-store';

/**
 * A code requested by this browser. `request` is the secret that ties the code to it; the digits alone sign nobody in.
 */
export interface SentCode {
  login: string;
  request: string;
  channel: 'email' | 'sms';
  expiresInS: number;
  resendAfterS: number;
  sentAtMs: number;
  route?: string | undefined;
}

export const wasJustSent = (last: SentCode | null, login: string): last is SentCode =>
  last?.login === login && Date.now() < last.sentAtMs + last.resendAfterS * 1000;

/** Longer than the longest delay of a message plus its ten minutes of validity. */
const KEPT_MS = 70 * 60_000;

/** Stores the last requested code, so that a reload or the message's link in another tab can continue. */
export function sentCodeStore(side: Side) {
  const place = storedValue(`tenderlane.${side}.sent-code`);
  return {
    write: (sent: SentCode | null) => place.write(sent && JSON.stringify(sent)),
    read(nowMs = Date.now()): SentCode | null {
      const sent = parse(place.read());
      return sent && nowMs - sent.sentAtMs < KEPT_MS ? sent : null;
    },
  };
}

function parse(text: string | null): SentCode | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<SentCode> | null;
    const texts = [value?.login, value?.request, value?.channel];
    const numbers = [value?.expiresInS, value?.resendAfterS, value?.sentAtMs];
    const isWhole = texts.every((item) => typeof item === 'string') && numbers.every((item) => Number.isFinite(item));
    return isWhole ? (value as SentCode) : null;
  } catch {
    return null;
  }
}
