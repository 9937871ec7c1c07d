import { lookUp } from '../look-up';
import type { LoadState } from '../load/load-state';
import type { Right, Side } from '../people/roles';
import { refuse, type Refusal } from '../refusal';
import { MINUTE_MS } from '../time';
import { CHAT_LIMITS, type QuestionMode } from './limits';

/** Who speaks for a company to others; who may only look reads along. */
const SPEAKING: readonly Right[] = ['loads.write', 'bids.write', 'documents.write'];

/** The right that somebody who may not speak is told to miss. */
const USUAL: Record<Side, Right> = { shipper: 'loads.write', carrier: 'bids.write' };

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
  if (isSupport || SPEAKING.some((right) => rights.has(right))) return null;
  return refuse('right.missing', { right: USUAL[side] });
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

/** What a file of a message may be, by its content, and the endings of names that say so. */
const FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
};

export interface ChatFile {
  name: string;
  size: number;
  /** By content; null where nothing that is known. */
  mediaType: string | null;
}

const endingsOf = (mediaType: string | null): readonly string[] =>
  mediaType === null ? [] : (lookUp<readonly string[]>(FILE_TYPES, mediaType) ?? []);

/** Archives and whatever a browser or a system would run are refused: nobody can see what is in them. */
export function refuseFile({ name, size, mediaType }: ChatFile): Refusal | null {
  if (size === 0) return refuse('chat.file-empty', { name }, 'files');
  return endingsOf(mediaType).length === 0 ? refuse('chat.file-type', { name }, 'files') : null;
}

/** Signs that no name needs: control characters, and those that turn the direction of reading round. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Surrogate}]/gu;

/** The name of a sent file without its path and with the ending of what it is, at most 200 characters. */
export function safeFileName(sent: string, mediaType: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replaceAll(HIDDEN, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const endings = endingsOf(mediaType);
  const [usual = 'bin'] = endings;
  const ending = /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isRight = endings.includes(ending);
  const stem = isRight ? name.slice(0, -ending.length - 1) : name;
  const kept = isRight ? ending : usual;
  return `${cutWhole(stem, CHAT_LIMITS.fileNameMax - kept.length - 1) || 'file'}.${kept}`;
}

/** At most so many characters, none of them half. */
function cutWhole(text: string, max: number): string {
  let cut = '';
  for (const sign of text) {
    if (cut.length + sign.length > max) break;
    cut += sign;
  }
  return cut;
}
