import { describe, expect, it } from 'vitest';
import {
  checkAnswers,
  filesInAnswers,
  packetProgress,
  reusableAnswers,
  shownQuestions,
  type Answers,
  type FilledPacket,
} from './answers';
import { checkPacketContent, type PacketContent, type PacketQuestion, type RequiredDocument } from './content';
import type { PacketDocument } from './papers';

const ask = (id: string, more: Partial<PacketQuestion> = {}): PacketQuestion => ({
  id,
  kind: 'text',
  label: `Question ${id}`,
  help: null,
  required: true,
  countries: [],
  options: [],
  condition: null,
  standard: null,
  ...more,
});

const demand = (id: string, more: Partial<RequiredDocument> = {}): RequiredDocument => ({
  id,
  kind: 'transport_licence',
  label: null,
  required: true,
  expires: false,
  least: null,
  countries: [],
  ...more,
});

const content = (more: Partial<PacketContent> = {}): PacketContent => ({
  sections: [{ id: 's1', title: 'Company', questions: [ask('q1')] }],
  documents: [],
  agreement: null,
  ...more,
});

const questions = (...list: PacketQuestion[]) =>
  content({ sections: [{ id: 's1', title: 'Company', questions: list }] });
const filled = (answers: Answers, documents: PacketDocument[] = [], agreement = false): FilledPacket => ({
  answers,
  documents,
  agreement,
});
const euro = (amount: number) => ({ amount, currency: 'EUR' });

describe('a version that is published', () => {
  const options = [
    { id: 'a', label: 'Own' },
    { id: 'b', label: 'Hired' },
  ];
  it.each<[string, PacketContent, [string, string][]]>([
    ['asks something', content(), []],
    ['may ask for documents alone', content({ sections: [], documents: [demand('d1')] }), []],
    ['is not empty', content({ sections: [] }), [['content', 'packet.empty']]],
    [
      'has no empty section and names each',
      content({ sections: [{ id: 's1', title: '', questions: [] }], agreement: { text: 'Terms', until: null } }),
      [
        ['content.sections.0.title', 'required'],
        ['content.sections.0.questions', 'packet.empty'],
      ],
    ],
    [
      'names each question',
      questions(ask('q1', { label: '' })),
      [['content.sections.0.questions.0.label', 'required']],
    ],
    [
      'asks each question once',
      questions(ask('q1'), ask('q1')),
      [['content.sections.0.questions.1.id', 'packet.repeated-id']],
    ],
    [
      'offers at least two different options',
      questions(ask('q1', { kind: 'one_of', options: [options[0]!, { id: 'b', label: 'own ' }] })),
      [['content.sections.0.questions.0.options', 'packet.too-few-options']],
    ],
    [
      'depends on earlier questions only',
      questions(ask('q1', { condition: { question: 'q2', equals: 'yes' } }), ask('q2', { kind: 'yes_no' })),
      [['content.sections.0.questions.0.condition', 'packet.condition']],
    ],
    [
      'depends on answers that can be given',
      questions(ask('q1', { kind: 'one_of', options }), ask('q2', { condition: { question: 'q1', equals: 'c' } })),
      [['content.sections.0.questions.1.condition', 'packet.condition']],
    ],
    [
      'depends on no file',
      questions(ask('q1', { kind: 'file' }), ask('q2', { condition: { question: 'q1', equals: '1' } })),
      [['content.sections.0.questions.1.condition', 'packet.condition']],
    ],
    [
      'names other documents',
      content({ documents: [demand('d1', { kind: 'other' })] }),
      [['content.documents.0.label', 'required']],
    ],
    [
      'has the words of its agreement',
      content({ agreement: { text: '', until: null } }),
      [['content.agreement.text', 'required']],
    ],
  ])('a version that is published %s', (_name, given, problems) => {
    expect(checkPacketContent(given).map(({ field, code }) => [field, code])).toEqual(problems);
  });
});

describe('the questions that a carrier sees', () => {
  const asked = questions(
    ask('q1', { kind: 'yes_no' }),
    ask('q2', { condition: { question: 'q1', equals: 'yes' } }),
    ask('q3', { condition: { question: 'q2', equals: 'Tank' } }),
    ask('q4', { countries: ['ua'] }),
    ask('q5', { kind: 'several_of', options: [{ id: 'a', label: 'A' }] }),
    ask('q6', { condition: { question: 'q5', equals: 'a' } }),
  );
  it.each<[string, Answers, string | null, string[]]>([
    ['nothing answered', {}, 'pl', ['q1', 'q5']],
    ['questions for its country', {}, 'ua', ['q1', 'q4', 'q5']],
    ['without a known country', {}, null, ['q1', 'q5']],
    ['the answer no', { q1: false, q2: 'tank' }, 'pl', ['q1', 'q5']],
    ['the answer yes', { q1: true }, 'pl', ['q1', 'q2', 'q5']],
    ['two conditions, ignoring case', { q1: true, q2: ' tank' }, 'pl', ['q1', 'q2', 'q3', 'q5']],
    ['one of several options', { q5: ['a'] }, 'pl', ['q1', 'q5', 'q6']],
  ])('the carrier sees the questions for its answers: %s', (_name, answers, country, shown) => {
    expect([...shownQuestions(asked, answers, { country })]).toEqual(shown);
  });

  it('only required and shown questions are counted', () => {
    expect(packetProgress(asked, filled({ q1: true, q2: 'Tent' }), { country: 'pl' })).toEqual({
      done: 2,
      total: 3,
      missing: [{ part: 's1', item: 'q5', code: 'required' }],
    });
  });

  const insurance = demand('d1', { kind: 'insurance', expires: true, least: euro(100_000) });
  const held = (more: Partial<PacketDocument>): PacketDocument => ({
    requirement: 'd1',
    document: 1,
    expires: '2027-01-01',
    amount: euro(100_000),
    ...more,
  });
  it.each<[string, PacketDocument[], string | null]>([
    ['nothing', [], 'required'],
    ['a valid one', [held({})], null],
    ['one without its last day', [held({ expires: null })], 'packet.expiry-missing'],
    ['one without its amount', [held({ amount: null })], 'packet.amount-missing'],
    ['one of too little', [held({ amount: euro(99_999) })], 'packet.amount-too-low'],
    ['one in another currency', [held({ amount: { amount: 1, currency: 'USD' } })], null],
    ['one that has ended', [held({ expires: '2026-05-31' })], 'packet.document-expired'],
    ['one on its last day', [held({ expires: '2026-06-01' })], null],
  ])('the insurance of a carrier is checked: %s', (_name, documents, code) => {
    const { missing } = packetProgress(content({ sections: [], documents: [insurance] }), filled({}, documents), {
      country: 'pl',
      today: '2026-06-01',
    });
    expect(missing.map((one) => one.code)).toEqual(code ? [code] : []);
  });

  it('optional documents and those of other countries are omitted until they are sent', () => {
    const optional = content({
      sections: [],
      documents: [demand('d1', { required: false, expires: true }), demand('d2', { countries: ['ua'] })],
    });
    expect(packetProgress(optional, filled({}), { country: 'pl' })).toEqual({ done: 0, total: 0, missing: [] });
    expect(packetProgress(optional, filled({}, [held({ expires: null })]), { country: 'pl' }).missing).toHaveLength(1);
  });
});

describe('an answer to a question', () => {
  const options = [{ id: 'a', label: 'A' }];
  it.each<[Partial<PacketQuestion>, Answers[string], string | null]>([
    [{ kind: 'text' }, 'Words', null],
    [{ kind: 'text' }, 5, 'invalid'],
    [{ kind: 'text' }, 'x'.repeat(5_001), 'too-long'],
    [{ kind: 'number' }, 12.5, null],
    [{ kind: 'number' }, '12', 'invalid'],
    [{ kind: 'number' }, Number.POSITIVE_INFINITY, 'invalid'],
    [{ kind: 'date' }, '2027-02-28', null],
    [{ kind: 'date' }, '2027-02-30', 'invalid'],
    [{ kind: 'date' }, '28.02.2027', 'invalid'],
    [{ kind: 'yes_no' }, false, null],
    [{ kind: 'yes_no' }, 'yes', 'invalid'],
    [{ kind: 'one_of', options }, 'a', null],
    [{ kind: 'one_of', options }, 'b', 'not-one-of'],
    [{ kind: 'several_of', options }, ['a'], null],
    [{ kind: 'several_of', options }, ['a', 'b'], 'not-one-of'],
    [{ kind: 'file' }, [7], null],
    [{ kind: 'file' }, [0], 'invalid'],
    [{ kind: 'file' }, Array.from({ length: 11 }, (_, index) => index + 1), 'too-long'],
  ])('the answer to %j is checked: %j', (question, answer, code) => {
    const found = checkAnswers(questions(ask('q1', question)), { q1: answer });
    expect(found.map((one) => one.code)).toEqual(code ? [code] : []);
  });

  it('an answer belongs to a question of this version', () => {
    expect(checkAnswers(content(), { q9: 'x' })).toEqual([{ question: 'q9', code: 'packet.unknown-question' }]);
  });

  it('an answer of files names them', () => {
    expect(filesInAnswers(questions(ask('q1', { kind: 'file' }), ask('q2')), { q1: [3, 4], q2: 'x' })).toEqual([3, 4]);
  });
});

describe('answers for another shipper', () => {
  const options = (own: string, hired: string) => [
    { id: own, label: 'Own trucks' },
    { id: hired, label: 'Hired' },
  ];
  const from = {
    content: questions(
      ask('a1', { label: 'Fleet size', kind: 'number' }),
      ask('a2', { label: 'Whose trucks?', kind: 'one_of', options: options('x', 'y') }),
      ask('a3', { label: 'Скільки вам років?', standard: 'years' }),
      ask('a4', { label: 'Secret', countries: ['ua'] }),
      ask('a5', { label: 'Same words' }),
    ),
    answers: { a1: 12, a2: 'y', a3: '10', a4: 'hidden', a5: 'text' },
  };
  it('answers for another shipper are those of the same open questions', () => {
    const to = {
      content: questions(
        ask('b1', { label: ' fleet  SIZE', kind: 'number' }),
        ask('b2', { label: 'Whose trucks?', kind: 'one_of', options: options('p', 'q') }),
        ask('b3', { label: 'How old are you?', standard: 'years' }),
        ask('b4', { label: 'Secret' }),
        ask('b5', { label: 'Same words', kind: 'number' }),
        ask('b6', { label: 'Same words' }),
      ),
      answers: { b6: 'already' },
    };
    expect(reusableAnswers(from, to, { country: 'pl' })).toEqual({ b1: 12, b2: 'q', b3: '10' });
  });

  it('answers for another shipper omit options that it does not offer', () => {
    const to = {
      content: questions(
        ask('b2', { label: 'Whose trucks?', kind: 'one_of', options: [{ id: 'p', label: 'Own trucks' }] }),
      ),
      answers: {},
    };
    expect(reusableAnswers(from, to, { country: 'pl' })).toEqual({});
  });
});
