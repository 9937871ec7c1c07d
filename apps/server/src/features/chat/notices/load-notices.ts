import type { OutboxEvent } from '../../../platform/events/events';
import { peopleNamed } from '../../../platform/notices/audiences';
import type { Audience, NoticeSource } from '../../../platform/notices/notice';
import { withWords } from '../../../platform/notices/subject';
import { carrier, manager, reached, readTenderSubjects } from '../../tender-notices';
import { readQuotes } from './quotes';

const named = (companyOf: (event: OutboxEvent) => number | null): Audience['list'] =>
  peopleNamed(({ event, shown }) => {
    const companyId = companyOf(event);
    if (companyId === null) return [];
    return ((shown['mentions'] ?? []) as number[]).map((accountId) => ({ companyId, accountId, carrierId: null }));
  });

const mentioned: Audience = { name: 'mentioned', side: 'shipper', list: named(({ companyId }) => companyId) };
const mentionedCarrier: Audience = {
  name: 'mentionedCarrier',
  side: 'carrier',
  list: named(({ carrierCompanyId }) => carrierCompanyId),
};

/** All carriers of the tender except the event's carrier, which gets a more detailed message. */
const otherReached: Audience = {
  name: 'otherReached',
  side: 'reached',
  async list(sql, told) {
    const people = await reached.list(sql, told);
    return people.filter(({ position, carrier_id: id }) => told[position]?.subject.carrierId !== id);
  },
};

/** Notes and questions about loads are quoted; without the text, for example after a deletion, nothing is sent. */
export const loadNotices: NoticeSource = {
  notices: {
    'note.added': [
      { to: mentioned, template: 'note-mention', group: 'message', class: 'useful' },
      { to: mentionedCarrier, template: 'note-mention', group: 'message', class: 'useful' },
    ],
    'question.asked': [{ to: manager, template: 'load-question', group: 'message', class: 'useful' }],
    'question.answered': [
      { to: carrier, template: 'tender-answer', group: 'message', class: 'useful' },
      { to: otherReached, template: 'tender-answer-all', group: 'message', class: 'useful', isBellOnly: true },
    ],
  },
  async readSubjects(sql, events) {
    const subjects = await readTenderSubjects(sql, events);
    const quotes = await readQuotes(sql, [...subjects.keys()]);
    return new Map(
      [...quotes].flatMap(([event, quote]) => {
        const subject = subjects.get(event);
        return subject ? [[event, withWords(subject, () => ({ ...quote }))]] : [];
      }),
    );
  },
};
