import type { LoadState } from '../loads/load-state';
import { refuseRight, type Right, type Side } from '../core/roles';
import { refuse, type Refusal } from '../core/refusal';
import { MINUTE_MS } from '../core/time';
import { CHAT_LIMITS, type QuestionMode } from './limits';

/** The right to write for a company; members without it only read. */
const SPEAKING: Record<Side, Right> = { shipper: 'loads.write', carrier: 'bids.write' };

export interface ChatFacts {
  isSupport: boolean;
  isArchived: boolean;
}

export interface ChatWriter {
  side: Side;
  rights: ReadonlySet<Right>;
}

/**
 * Refuses to write for the company: open chats of loads, join them, save replies. Chats with support are open to every
 * member.
 */
export function refuseWriting(
  { side, rights }: ChatWriter,
  { isSupport }: Pick<ChatFacts, 'isSupport'>,
): Refusal | null {
  return isSupport ? null : refuseRight(rights, SPEAKING[side]);
}

export function refuseSending(writer: ChatWriter, chat: ChatFacts): Refusal | null {
  if (chat.isArchived) return refuse('chat.archived');
  return refuseWriting(writer, chat);
}

export function refuseMessage({ text, files }: { text: string; files: number }): Refusal | null {
  if (files > CHAT_LIMITS.filesMax) return refuse('chat.too-many-files', { max: CHAT_LIMITS.filesMax }, 'files');
  return text.trim() === '' && files === 0 ? refuse('chat.message-empty', {}, 'text') : null;
}

/** `limitingAt` is the time of the n-th last message, n being the limit per minute; null when there are fewer. */
export function refusePace({ limitingAt, now }: { limitingAt: number | null; now: number }): Refusal | null {
  if (limitingAt === null || now - limitingAt >= MINUTE_MS) return null;
  const seconds = Math.max(1, Math.ceil((limitingAt + MINUTE_MS - now) / 1000));
  return refuse('chat.too-many-messages', { retry_after_s: seconds, max: CHAT_LIMITS.messagesPerMinute });
}

/** Refuses a public question when carriers may no longer bid; a private one begins a chat instead. */
export function refuseQuestion(asked: { mode: QuestionMode; state: LoadState; ownOpen: number }): Refusal | null {
  if (asked.mode === 'private') return refuse('chat.questions-private');
  if (asked.state !== 'ongoing') return refuse('chat.questions-closed', { state: asked.state });
  return asked.ownOpen >= CHAT_LIMITS.openQuestionsMax
    ? refuse('chat.too-many-questions', { max: CHAT_LIMITS.openQuestionsMax })
    : null;
}
