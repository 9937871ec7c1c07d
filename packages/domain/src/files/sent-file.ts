import { lookUp } from '../values/look-up';
import { refuse, type Refusal } from '../core/refusal';
import { FILE_LIMITS } from './limits';

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

export interface SentFile {
  name: string;
  size: number;
  mediaType: string | null;
}

const endingsOf = (mediaType: string | null): readonly string[] =>
  mediaType === null ? [] : (lookUp<readonly string[]>(FILE_TYPES, mediaType) ?? []);

/** Archives and files that a browser or system could execute are refused, because their content cannot be seen. */
export function refuseFile({ name, size, mediaType }: SentFile): Refusal | null {
  if (size === 0) return refuse('file.empty', { name }, 'files');
  return endingsOf(mediaType).length === 0 ? refuse('file.type', { name }, 'files') : null;
}

const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Surrogate}]/gu;

/** Returns the file name without its path, with the extension of its type, at most 200 characters. */
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
  return `${cutWhole(stem, FILE_LIMITS.nameMax - kept.length - 1) || 'file'}.${kept}`;
}

/** Cuts a text to a length without splitting a character. */
function cutWhole(text: string, max: number): string {
  let cut = '';
  for (const sign of text) {
    if (cut.length + sign.length > max) break;
    cut += sign;
  }
  return cut;
}
