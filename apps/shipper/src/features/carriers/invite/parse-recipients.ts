export interface Recipient {
  /** E-mail address in lower case, or a phone number such as `+380671234567`. */
  login: string;
  name: string;
  line: number;
}

export type RecipientProblem = 'no-login' | 'bad-email' | 'no-country-code' | 'bad-phone' | 'twice';

export interface UnreadablePiece {
  line: number;
  text: string;
  problem: RecipientProblem;
}

interface Piece {
  line: number;
  text: string;
}

type Reading = Omit<Recipient, 'line'> | RecipientProblem;

const EMAIL = /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:]{2,}$/;
const PHONE = /(?:\+|\b00)?\(?\d[\d\s().\-\u00a0\u2010-\u2015]{5,}\d\b/;
const MAX_PHONE_DIGITS = 15;

/** Splits at line ends, commas and semicolons, but not inside quotes, where a company name may contain a comma. */
function splitPieces(text: string): Piece[] {
  return text.split(/\r\n|\r|\n/).flatMap((lineText, index) => {
    const parts = lineText.match(/(?:"[^"]*"|[^,;"]|"(?![^"]*"))+/g) ?? [];
    return joinNames(parts.map((part) => part.trim()).filter(Boolean)).map((part) => ({ line: index + 1, text: part }));
  });
}

/**
 * Rejoins a name that contains a comma, as in `Karpat, LLC <a@b.co>`: parts that cannot be a login belong to the angle
 * brackets that follow.
 */
function joinNames(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1);
    const isName = before !== undefined && !/[@<>]/.test(before) && !PHONE.test(before);
    return isName && /^[^<>]*<[^<>]+>$/.test(part) ? [...joined.slice(0, -1), `${before}, ${part}`] : [...joined, part];
  }, []);
}

const cleanName = (text: string) =>
  text
    .replace(/^[\s"'<>(:–—-]+|[\s"'<>):–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 200);

function readEmail(text: string): Reading {
  const word = text.split(/[\s<>"()]+/).find((one) => one.includes('@')) ?? '';
  const address = word.replace(/^mailto:/i, '').replace(/[.:]+$/, '');
  if (!EMAIL.test(address)) return 'bad-email';
  return { login: address.toLowerCase(), name: cleanName(text.replace(word, ' ')) };
}

function readPhone(text: string, found: string): Reading {
  const digits = found.replace(/\D/g, '');
  const isInternational = found.startsWith('+') || found.startsWith('00');
  if (!isInternational) return 'no-country-code';
  const number = found.startsWith('00') ? digits.slice(2) : digits;
  if (number.length < 8 || number.length > MAX_PHONE_DIGITS) return 'bad-phone';
  return { login: `+${number}`, name: cleanName(text.replace(found, ' ')) };
}

function readPiece(text: string): Reading {
  if (text.includes('@')) return readEmail(text);
  const phone = PHONE.exec(text)?.[0];
  return phone ? readPhone(text, phone) : 'no-login';
}

/**
 * Parses pasted recipients, one per line or separated by commas and semicolons, as `login`, `Name <login>` or `Name
 * login`. A repeated login is reported as a problem.
 */
export function parseRecipients(text: string): { recipients: Recipient[]; unreadable: UnreadablePiece[] } {
  const recipients = new Map<string, Recipient>();
  const unreadable: UnreadablePiece[] = [];
  for (const { line, text: piece } of splitPieces(text)) {
    const read = readPiece(piece);
    const problem = typeof read === 'string' ? read : recipients.has(read.login) ? 'twice' : null;
    if (problem) unreadable.push({ line, text: piece, problem });
    else if (typeof read !== 'string') recipients.set(read.login, { ...read, line });
  }
  return { recipients: [...recipients.values()], unreadable };
}
