import { refuseWriting, type ChatWriter } from '../chat/chat-rules';
import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS } from '../core/time';
import { HELP_LIMITS, type RequestState } from './limits';

export interface AskingFacts {
  isBlocking: boolean;
  blocking: number;
  limitingAt: number | null;
}

export const mayBlock = (blocking: number): boolean => blocking < HELP_LIMITS.blockingMax;

export function refuseAsking({ isBlocking, blocking, limitingAt }: AskingFacts, now: number): Refusal | null {
  if (limitingAt !== null && now < limitingAt + DAY_MS) {
    const seconds = Math.ceil((limitingAt + DAY_MS - now) / 1000);
    return refuse('request.too-many-today', { max: HELP_LIMITS.perDay, retry_after_s: seconds });
  }
  if (!isBlocking || mayBlock(blocking)) return null;
  return refuse('request.too-many-blocking', { max: HELP_LIMITS.blockingMax }, 'is_blocking');
}

export const mayLook = (consentUntil: number | null, now: number): boolean =>
  consentUntil !== null && consentUntil > now;

export function refuseConsent(writer: ChatWriter, request: { hasLoad: boolean; state: RequestState }): Refusal | null {
  if (!request.hasLoad) return refuse('request.no-load');
  if (request.state === 'closed') return refuse('request.other-state', { state: request.state });
  return refuseWriting(writer, { isSupport: false });
}
