import type { Side } from '@tenderlane/domain';
import { storedValue } from '../core/local-store';

/** A code that this browser asked for. `request` makes it this browser's: without it the digits sign nobody in. */
export interface SentCode {
  login: string;
  request: string;
  channel: 'email' | 'sms';
  expiresInS: number;
  resendAfterS: number;
  sentAtMs: number;
  /** Where the sign-in leads, also in the tab that the link of its message opens. */
  route?: string | undefined;
}

/** Within the minute the last code is on its way, and no other would be sent yet. */
export const wasJustSent = (last: SentCode | null, login: string): last is SentCode =>
  last?.login === login && Date.now() < last.sentAtMs + last.resendAfterS * 1000;

/** Past the longest wait for a message and its ten minutes. */
const KEPT_MS = 70 * 60_000;

/** Keeps the last code that was asked for, so that a reload, or the link of its message in another tab, goes on with it. */
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

/** Anything that does not have this form, such as what an older release wrote, counts as nothing. */
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
