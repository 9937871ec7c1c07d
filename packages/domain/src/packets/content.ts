import type { Locale } from '../languages/choose-locale';

export const QUESTION_KINDS = ['text', 'number', 'date', 'yes_no', 'one_of', 'several_of', 'file'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const DOCUMENT_KINDS = [
  'insurance',
  'transport_licence',
  'registration',
  'tax_certificate',
  'adr',
  'atp',
  'tir',
  'quality',
  'bank_letter',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface ItemTexts {
  label?: string;
  help?: string;
  options?: Readonly<Record<string, string>>;
}
export type Translations = Readonly<Partial<Record<Locale, ItemTexts>>>;

export interface QuestionOption {
  id: string;
  label: string;
}

/** Shows a question only after this answer to an earlier one: `yes` or `no`, an option id, or the text itself. */
export interface QuestionCondition {
  question: string;
  equals: string;
}

/** `countries` empty: carriers of every country. `standard` names a question that many shippers ask in the same way. */
export interface PacketQuestion {
  id: string;
  kind: QuestionKind;
  label: string;
  help: string | null;
  required: boolean;
  countries: readonly string[];
  options: readonly QuestionOption[];
  condition: QuestionCondition | null;
  standard: string | null;
  translations?: Translations;
}

export interface PacketSection {
  id: string;
  title: string;
  standard?: string | null;
  translations?: Translations;
  questions: readonly PacketQuestion[];
}

export interface PricedAmount {
  amount: number;
  currency: string;
}

/** `expires`: an expiry date is required; `least`: the minimum cover of an insurance. */
export interface RequiredDocument {
  id: string;
  kind: DocumentKind;
  label: string | null;
  required: boolean;
  expires: boolean;
  least: PricedAmount | null;
  countries: readonly string[];
  translations?: Translations;
}

/** `until` is the last day of the agreement. */
export interface PacketAgreement {
  text: string;
  until: string | null;
}

/** One version of a shipper's packet; `locale` is the language of its own texts. */
export interface PacketContent {
  locale?: Locale | null;
  sections: readonly PacketSection[];
  documents: readonly RequiredDocument[];
  agreement: PacketAgreement | null;
}

export const DOCUMENTS_PART = 'documents';
export const AGREEMENT_PART = 'agreement';

export const PACKET_LIMITS = {
  sectionsMax: 20,
  questionsMax: 60,
  optionsMax: 50,
  documentsMax: 30,
  filesMax: 10,
  labelMax: 500,
  answerMax: 5_000,
  agreementMax: 50_000,
} as const;

export interface ContentProblem {
  field: string;
  code: 'required' | 'packet.empty' | 'packet.repeated-id' | 'packet.too-few-options' | 'packet.condition';
}

const CHOICES: readonly QuestionKind[] = ['one_of', 'several_of'];
const CONDITIONABLE: readonly QuestionKind[] = ['yes_no', 'one_of', 'several_of', 'text', 'number'];

/** Returns what prevents a publication, with the field of each problem; a draft may be incomplete. */
export function checkPacketContent(content: PacketContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const hasQuestions = content.sections.some(({ questions }) => questions.length > 0);
  if (!hasQuestions && content.documents.length === 0 && content.agreement === null) {
    problems.push({ field: 'content', code: 'packet.empty' });
  }
  const earlier = new Map<string, PacketQuestion>();
  const ids = new Set<string>([DOCUMENTS_PART, AGREEMENT_PART]);
  const note = (field: string, code: ContentProblem['code']) => problems.push({ field: `content.${field}`, code });
  content.sections.forEach((section, s) => {
    const path = `sections.${s}`;
    if (ids.has(section.id)) note(`${path}.id`, 'packet.repeated-id');
    ids.add(section.id);
    if (!section.title) note(`${path}.title`, 'required');
    if (section.questions.length === 0) note(`${path}.questions`, 'packet.empty');
    section.questions.forEach((question, q) => {
      for (const [field, code] of questionProblems(question, earlier)) note(`${path}.questions.${q}.${field}`, code);
      earlier.set(question.id, question);
    });
  });
  const documents = new Set<string>();
  content.documents.forEach((document, d) => {
    if (documents.has(document.id)) note(`documents.${d}.id`, 'packet.repeated-id');
    documents.add(document.id);
    if (document.kind === 'other' && !document.label) note(`documents.${d}.label`, 'required');
  });
  if (content.agreement && !content.agreement.text) note('agreement.text', 'required');
  return problems;
}

function questionProblems(
  question: PacketQuestion,
  earlier: ReadonlyMap<string, PacketQuestion>,
): [field: string, code: ContentProblem['code']][] {
  const found: [string, ContentProblem['code']][] = [];
  if (earlier.has(question.id)) found.push(['id', 'packet.repeated-id']);
  if (!question.label) found.push(['label', 'required']);
  if (CHOICES.includes(question.kind)) {
    const labels = question.options.map(({ label }) => label.trim().toLowerCase());
    if (labels.length < 2 || new Set(labels).size < labels.length) found.push(['options', 'packet.too-few-options']);
    question.options.forEach(({ label }, index) => {
      if (!label) found.push([`options.${index}.label`, 'required']);
    });
  }
  if (question.condition && !mayDepend(question.condition, earlier)) found.push(['condition', 'packet.condition']);
  return found;
}

/** A condition must name an earlier question and a possible answer of it. */
function mayDepend({ question, equals }: QuestionCondition, earlier: ReadonlyMap<string, PacketQuestion>): boolean {
  const asked = earlier.get(question);
  if (!asked || !CONDITIONABLE.includes(asked.kind)) return false;
  if (asked.kind === 'yes_no') return equals === 'yes' || equals === 'no';
  if (CHOICES.includes(asked.kind)) return asked.options.some(({ id }) => id === equals);
  return equals !== '';
}
