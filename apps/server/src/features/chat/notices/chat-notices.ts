import type { Notices, NoticeSource } from '../../../platform/notices/notice';
import type { VisibleParams } from '../../../platform/notices/subject';
import { chatCarriers, chatShippers, support } from './chat-audiences';
import { readChatSubjects } from './chat-subjects';

const isOfLoad = ({ load_id: id }: VisibleParams) => id !== null;
const isSupport = ({ load_id: id }: VisibleParams) => id === null;
const isSupportAlone = (shown: VisibleParams) => isSupport(shown) && shown['is_request'] !== true;

/** Sent immediately by channels for people who are away; an unread message later gets an entry and an e-mail. */
const AT_ONCE = { group: 'message', class: 'useful', only: ['messenger', 'push'] } as const;
const UNREAD = {
  group: 'message',
  class: 'useful',
  only: ['in_app', 'email'],
  isOneEntry: true,
  withoutSms: true,
} as const;

const notices: Notices = {
  'chat.message_sent': [
    { to: chatShippers, template: 'chat-message', ...AT_ONCE, when: isOfLoad },
    { to: chatCarriers, template: 'chat-message', ...AT_ONCE, when: isOfLoad },
    { to: chatShippers, template: 'support-message', ...AT_ONCE, when: isSupportAlone },
    { to: chatCarriers, template: 'support-message', ...AT_ONCE, when: isSupportAlone },
    { to: support, template: 'support-question', ...AT_ONCE, when: isSupport },
  ],
  'chat.left_unread': [
    { to: chatShippers, template: 'chat-unread', ...UNREAD, when: isOfLoad },
    { to: chatCarriers, template: 'chat-unread', ...UNREAD, when: isOfLoad },
    { to: chatShippers, template: 'support-unread', ...UNREAD, when: isSupportAlone },
    { to: chatCarriers, template: 'support-unread', ...UNREAD, when: isSupportAlone },
    { to: support, template: 'support-waiting', ...UNREAD, when: isSupport },
  ],
};

export const chatNotices: NoticeSource = { notices, readSubjects: readChatSubjects };
