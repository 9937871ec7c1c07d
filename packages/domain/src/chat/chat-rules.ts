import type { LoadState } from '../load/load-state';
import { refuseRight, type Right, type Side } from '../people/roles';
import { refuse, type Refusal } from '../refusal';
import { MINUTE_MS } from '../time';
import { CHAT_LIMITS, type QuestionMode } from './limits';

/** The right to speak for a company to others; who lacks it reads along. */
const SPEAKING: Record<Side, Right> = { shipper: 'loads.write', carrier: 'bids.write' };

export interface ChatFacts {
  isSupport: boolean;
  isArchived: boolean;
}

export interface Speaker {
  side: Side;
  rights: ReadonlySet<Right>;
}

/** Whether somebody may speak for the company: open chats of loads, join them, save replies. With support everybody may. */
export function refuseSpeaking({ side, rights }: Speaker, { isSupport }: Pick<ChatFacts, 'isSupport'>): Refusal | null {
  return isSupport ? null : refuseRight(rights, SPEAKING[side]);
}

/** An archived chat is read and no longer written to. */
export function refuseSending(speaker: Speaker, chat: ChatFacts): Refusal | null {
  if (chat.isArchived) return refuse('chat.archived');
  return refuseSpeaking(speaker, chat);
}

/** What stands in a message: a text, or at least one file. */
export function refuseMessage({ text, files }: { text: string; files: number }): Refusal | null {
  if (files > CHAT_LIMITS.filesMax) return refuse('chat.too-many-files', { max: CHAT_LIMITS.filesMax }, 'files');
  return text.trim() === '' && files === 0 ? refuse('chat.message-empty', {}, 'text') : null;
}

/** `limitingAt` is when the message was sent that is as many messages back as a minute may hold. */
export function refusePace({ limitingAt, now }: { limitingAt: number | null; now: number }): Refusal | null {
  if (limitingAt === null || now - limitingAt >= MINUTE_MS) return null;
  const seconds = Math.max(1, Math.ceil((limitingAt + MINUTE_MS - now) / 1000));
  return refuse('chat.too-many-messages', { retry_after_s: seconds, max: CHAT_LIMITS.messagesPerMinute });
}

/** A question to all is asked while carriers may bid; a private one begins a chat. */
export function refuseQuestion(asked: { mode: QuestionMode; state: LoadState; ownOpen: number }): Refusal | null {
  if (asked.mode === 'private') return refuse('chat.questions-private');
  if (asked.state !== 'ongoing') return refuse('chat.questions-closed', { state: asked.state });
  return asked.ownOpen >= CHAT_LIMITS.openQuestionsMax
    ? refuse('chat.too-many-questions', { max: CHAT_LIMITS.openQuestionsMax })
    : null;
}
