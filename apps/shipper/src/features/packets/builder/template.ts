import type { PacketContentBody } from '@tenderlane/contract';
import type { Locale } from '@tenderlane/domain/languages';
import { STANDARD_QUESTIONS, type StandardTexts } from '@tenderlane/domain/packets';
import type { Question } from '@tenderlane/web/packets/question-field';

export const newKey = (): string => crypto.randomUUID().slice(0, 8);

export const newQuestion = (more: Partial<Question> = {}): Question => ({
  id: newKey(),
  kind: 'text',
  label: '',
  help: null,
  required: true,
  countries: [],
  options: [],
  condition: null,
  standard: null,
  ...more,
});

export const EMPTY: PacketContentBody = { sections: [], documents: [], agreement: null };

/** Template with common questions. A carrier may copy its answers to standard questions from another shipper. */
export function templateOf(texts: StandardTexts, locale: Locale): PacketContentBody {
  const standard = (name: keyof typeof STANDARD_QUESTIONS, more: Partial<Question> = {}) =>
    newQuestion({ kind: STANDARD_QUESTIONS[name], label: texts[name], standard: name, ...more });
  const ownFleet = standard('own_fleet');
  return {
    locale,
    sections: [
      {
        id: newKey(),
        title: texts.company,
        standard: 'company',
        questions: [
          standard('years'),
          ownFleet,
          standard('fleet_size', { condition: { question: ownFleet.id, equals: 'yes' } }),
          standard('routes'),
        ],
      },
      {
        id: newKey(),
        title: texts.safety,
        standard: 'safety',
        questions: [standard('subcontract'), standard('adr'), standard('tracking'), standard('contact')],
      },
    ],
    documents: [
      { id: newKey(), kind: 'insurance', label: null, required: true, expires: true, least: null, countries: [] },
      {
        id: newKey(),
        kind: 'transport_licence',
        label: null,
        required: true,
        expires: true,
        least: null,
        countries: [],
      },
    ],
    agreement: null,
  };
}

export function moveItem<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}

export const replaceItem = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((one, place) => (place === index ? item : one));

export const removeItem = <Item>(list: readonly Item[], index: number): Item[] =>
  list.filter((_, place) => place !== index);
