import { operators } from '../../platform/notices/audiences';
import type { Notices, NoticeSource } from '../../platform/notices/notice';
import { placeAt, type Subject, type VisibleParams } from '../../platform/notices/subject';
import { chatCarriers, chatShippers, readChatSubjects } from '../chat';

const isBlocking = ({ is_blocking: is }: VisibleParams) => is === true;
const isSolved = ({ state }: VisibleParams) => state === 'solved';
const ANSWERED = { template: 'request-answered', group: 'message', class: 'useful', isOneEntry: true } as const;
const SOLVED = { template: 'request-solved', group: 'message', class: 'useful', when: isSolved } as const;

const notices: Notices = {
  'request.asked': [
    { to: operators, template: 'request-blocking', group: 'company', class: 'must-have', when: isBlocking },
  ],
  'request.answered': [
    { to: chatShippers, ...ANSWERED },
    { to: chatCarriers, ...ANSWERED },
  ],
  'request.moved': [
    { to: chatShippers, ...SOLVED },
    { to: chatCarriers, ...SOLVED },
  ],
};

const ofRequest = (subject: Subject, id: number, isAnswer: boolean): Subject => ({
  ...subject,
  // Only an answer can have been read before its message is sent.
  ...(!isAnswer && { onTheWay: () => ({}) }),
  placeFor: (reader, side) => {
    if (reader.company_id === subject.operatorId) return placeAt('/operator?tab=requests', 'operator');
    return side === 'shipper'
      ? placeAt(`/requests/${id}`, 'requests.show', id)
      : placeAt(`/carrier/requests/${id}`, 'request', id);
  },
});

export const requestNotices: NoticeSource = {
  notices,
  async readSubjects(sql, events, parts) {
    const subjects = await readChatSubjects(sql, events, parts);
    return new Map(
      [...subjects].map(([event, subject]) => [
        event,
        ofRequest(subject, event.entityId, event.action === 'request.answered'),
      ]),
    );
  },
};
