import { lookUp } from '../values/look-up';
import { DOCUMENTS_PART, AGREEMENT_PART, PACKET_LIMITS, type PacketContent, type PacketQuestion } from './content';
import { isAskedIn, type PacketDocument } from './papers';

/** Text or date (string), number, yes or no, option id (string), option ids, or file ids (numbers). */
export type Answer = string | number | boolean | readonly string[] | readonly number[];
export type Answers = Readonly<Record<string, Answer>>;

export interface AskedCarrier {
  country: string | null;
  /** Day on which documents must be valid; set when documents are asked for. */
  today?: string;
}

const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0);

function meets(question: PacketQuestion, answer: Answer | undefined, equals: string): boolean {
  if (answer === undefined) return false;
  if (question.kind === 'yes_no') return answer === (equals === 'yes');
  if (Array.isArray(answer)) return answer.some((one) => String(one) === equals);
  return String(answer).trim().toLowerCase() === equals.trim().toLowerCase();
}

/**
 * Questions shown to a carrier of a country with its answers so far. A hidden question also hides those that depend on
 * it.
 */
export function shownQuestions(content: PacketContent, answers: Answers, { country }: AskedCarrier): Set<string> {
  const shown = new Map<string, PacketQuestion>();
  for (const question of content.sections.flatMap(({ questions }) => questions)) {
    if (!isAskedIn(question.countries, country)) continue;
    const { condition } = question;
    if (condition) {
      const asked = shown.get(condition.question);
      if (!asked || !meets(asked, lookUp(answers, condition.question), condition.equals)) continue;
    }
    shown.set(question.id, question);
  }
  return new Set(shown.keys());
}

export interface FilledPacket {
  answers: Answers;
  documents: readonly PacketDocument[];
  agreement: boolean;
}

export type MissingAnswerCode =
  | 'required'
  | 'packet.document-expired'
  | 'packet.expiry-missing'
  | 'packet.amount-missing'
  | 'packet.amount-too-low';

export interface PacketMissing {
  part: string;
  item: string | null;
  code: MissingAnswerCode;
}

export interface PacketProgress {
  done: number;
  total: number;
  missing: PacketMissing[];
}

export function packetProgress(content: PacketContent, filled: FilledPacket, carrier: AskedCarrier): PacketProgress {
  const missing: PacketMissing[] = [];
  let total = 0;
  const shown = shownQuestions(content, filled.answers, carrier);
  for (const { id: part, questions } of content.sections) {
    for (const { id, required } of questions) {
      if (!required || !shown.has(id)) continue;
      total += 1;
      if (!isAnswered(lookUp(filled.answers, id))) missing.push({ part, item: id, code: 'required' });
    }
  }
  for (const document of content.documents) {
    if (!isAskedIn(document.countries, carrier.country)) continue;
    const held = filled.documents.filter(({ requirement }) => requirement === document.id);
    if (!document.required && held.length === 0) continue;
    total += 1;
    const code = documentProblem(document, held, carrier.today ?? null);
    if (code) missing.push({ part: DOCUMENTS_PART, item: document.id, code });
  }
  if (content.agreement) {
    total += 1;
    if (!filled.agreement) missing.push({ part: AGREEMENT_PART, item: null, code: 'required' });
  }
  return { done: total - missing.length, total, missing };
}

function documentProblem(
  document: PacketContent['documents'][number],
  held: readonly PacketDocument[],
  today: string | null,
): MissingAnswerCode | null {
  if (held.length === 0) return 'required';
  if (today !== null && held.every(({ expires }) => expires !== null && expires < today))
    return 'packet.document-expired';
  if (document.expires && held.some(({ expires }) => expires === null)) return 'packet.expiry-missing';
  if (document.kind !== 'insurance') return null;
  if (held.every(({ amount }) => amount === null)) return 'packet.amount-missing';
  const { least } = document;
  if (!least) return null;
  const isEnough = held.some(({ amount }) => amount?.currency === least.currency && amount.amount >= least.amount);
  const isComparable = held.some(({ amount }) => amount?.currency === least.currency);
  // An amount in another currency is the reviewer's to judge.
  return isEnough || !isComparable ? null : 'packet.amount-too-low';
}

export interface AnswerProblem {
  question: string;
  code: 'not-one-of' | 'invalid' | 'too-long' | 'packet.unknown-question';
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

export function checkAnswers(content: PacketContent, answers: Answers): AnswerProblem[] {
  const questions = new Map(content.sections.flatMap((section) => section.questions).map((one) => [one.id, one]));
  return Object.entries(answers).flatMap(([id, answer]) => {
    const question = questions.get(id);
    const code = question ? answerProblem(question, answer) : 'packet.unknown-question';
    return code ? [{ question: id, code }] : [];
  });
}

function answerProblem({ kind, options }: PacketQuestion, answer: Answer): AnswerProblem['code'] | null {
  const isOption = (value: unknown) => options.some(({ id }) => id === value);
  switch (kind) {
    case 'text':
      if (typeof answer !== 'string') return 'invalid';
      return answer.length > PACKET_LIMITS.answerMax ? 'too-long' : null;
    case 'number':
      return typeof answer === 'number' && Math.abs(answer) <= Number.MAX_SAFE_INTEGER ? null : 'invalid';
    case 'date':
      return typeof answer === 'string' && (answer === '' || isDay(answer)) ? null : 'invalid';
    case 'yes_no':
      return typeof answer === 'boolean' ? null : 'invalid';
    case 'one_of':
      return answer === '' || isOption(answer) ? null : 'not-one-of';
    case 'several_of':
      return Array.isArray(answer) && answer.every(isOption) ? null : 'not-one-of';
    case 'file':
      if (!Array.isArray(answer) || !answer.every((id) => Number.isSafeInteger(id) && Number(id) > 0)) return 'invalid';
      return answer.length > PACKET_LIMITS.filesMax ? 'too-long' : null;
  }
}

export const filesInAnswers = (content: PacketContent, answers: Answers): number[] =>
  content.sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === 'file')
    .flatMap(({ id }) => (lookUp(answers, id) ?? []) as readonly number[]);

const sameWords = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

const keyOf = ({ standard, kind, label }: PacketQuestion) => `${kind}:${standard ?? sameWords(label)}`;

/**
 * Answers to one shipper that fit another's questions; options are matched by their words, hidden questions are left
 * out.
 */
export function reusableAnswers(
  from: { content: PacketContent; answers: Answers },
  to: { content: PacketContent; answers: Answers },
  carrier: AskedCarrier,
): Record<string, Answer> {
  const asked = from.content.sections.flatMap(({ questions }) => questions);
  const shownBefore = shownQuestions(from.content, from.answers, carrier);
  const given = new Map(asked.filter(({ id }) => shownBefore.has(id)).map((question) => [keyOf(question), question]));
  const found = new Map<string, Answer>();
  for (const question of to.content.sections.flatMap(({ questions }) => questions)) {
    const same = given.get(keyOf(question));
    const answer = same && lookUp(from.answers, same.id);
    if (!same || answer === undefined || !isAnswered(answer) || isAnswered(lookUp(to.answers, question.id))) continue;
    const copied = copyAnswer(same, question, answer);
    if (copied !== null) found.set(question.id, copied);
  }
  return Object.fromEntries(found);
}

function copyAnswer(from: PacketQuestion, to: PacketQuestion, answer: Answer): Answer | null {
  const optionFor = (id: unknown): string | undefined => {
    const label = from.options.find((option) => option.id === id)?.label;
    return to.options.find((option) => label !== undefined && sameWords(option.label) === sameWords(label))?.id;
  };
  if (to.kind === 'one_of') return optionFor(answer) ?? null;
  if (to.kind !== 'several_of' || !Array.isArray(answer)) return answer;
  const ids = answer.map(optionFor);
  return ids.every((id) => id !== undefined) ? ids : null;
}
