import type { RecordableAction } from '@tenderlane/contract/events';
import type { OutboxEvent } from '../../platform/events/events';
import type { AudienceName } from './audiences';
import type { Subject } from './subjects';
import type { NotificationChannel, NotificationClass } from '@tenderlane/domain/notifications';
import type { NoticeTemplate } from './render/texts';

type Shown = Readonly<Record<string, unknown>>;

export interface Notification {
  to: AudienceName;
  template: NoticeTemplate;
  class: NotificationClass;
  when?: (shown: Shown) => boolean;
  /** True if the event is outdated or belongs to another kind of ending. */
  unless?: (subject: Subject, event: OutboxEvent) => boolean;
  /** True if the person who caused the event is notified too. */
  alsoCauser?: (shown: Shown) => boolean;
  only?: readonly NotificationChannel[];
  /** The bell keeps one entry per record, with the latest text. */
  isOneEntry?: true;
  /** True if people without e-mail get no SMS. */
  withoutSms?: true;
  /** Only in the bell, with one entry per load and the latest text. */
  isBellOnly?: true;
  withLoss?: true;
  withContacts?: true;
}

/** A bid that leads again was outbid only for a moment, so no message is sent. */
export const isLeaderAgain = ({ leaderOptionId }: Subject, { optionId }: OutboxEvent) => leaderOptionId === optionId;

const endedNotAs =
  (ending: Subject['ending']) =>
  (subject: Subject): boolean =>
    subject.ending !== ending;

export const always = () => true;

const byNetwork = { alsoCauser: always, class: 'useful' } as const;

const cameBack =
  (...reasons: readonly string[]) =>
  ({ reason }: Shown) =>
    reasons.includes(String(reason));
const endsLater = ({ days }: Shown) => Number(days) >= 0;
const hasEnded = ({ days }: Shown) => Number(days) < 0;

const isNamed = ({ driver, truck, trailer }: Shown) =>
  [driver, truck, trailer].some((name) => typeof name === 'string');
const isTakenBack = ({ taken_back: names }: Shown) => Array.isArray(names) && names.length > 0;

const isOfLoad = ({ load_id: id }: Shown) => id !== null;
const isSupport = ({ load_id: id }: Shown) => id === null;

/** Sent immediately by channels for people who are away; an unread message later gets an entry and an e-mail. */
const AT_ONCE = { class: 'useful', only: ['messenger', 'push'] } as const;
const UNREAD = { class: 'useful', only: ['in_app', 'email'], isOneEntry: true, withoutSms: true } as const;

const IN_THE_BELL = { class: 'useful', only: ['in_app'], alsoCauser: always } as const;

/**
 * The messages of each event. An event without an entry is only history; a new message needs one line here and its
 * texts.
 */
export const NOTIFICATIONS = {
  'load.published': [{ to: 'reached', template: 'tender-invited', class: 'useful' }],
  'load.publication_failed': [{ to: 'manager', template: 'load-publication-failed', class: 'must-have' }],
  'load.repeat_failed': [{ to: 'manager', template: 'load-publication-failed', class: 'must-have' }],
  'option.invited': [
    { to: 'others', template: 'tender-invited', class: 'useful', alsoCauser: ({ told }) => told !== true },
  ],
  'option.outbid': [{ to: 'carrier', template: 'tender-outbid', class: 'digest', unless: isLeaderAgain }],
  'load.extended': [
    { to: 'reached', template: 'tender-extended', class: 'useful', when: ({ reason }) => reason !== undefined },
    {
      to: 'reached',
      template: 'tender-extended-clock',
      class: 'digest',
      when: ({ reason }) => reason === undefined,
      isBellOnly: true,
    },
  ],
  'load.ending_announced': [{ to: 'others', template: 'tender-ending', class: 'useful' }],
  'load.bid_withdrawn': [{ to: 'reached', template: 'tender-leader-withdrew', class: 'useful' }],
  'load.bid_expired': [{ to: 'carrier', template: 'tender-bid-expired', class: 'must-have' }],
  'load.edited': [{ to: 'reached', template: 'tender-changed', class: 'must-have' }],
  'load.reopened': [{ to: 'reached', template: 'tender-reopened', class: 'useful' }],
  'load.resumed': [{ to: 'reached', template: 'tender-resumed', class: 'useful' }],
  'load.decision_started': [{ to: 'manager', template: 'load-tender-over', class: 'must-have' }],
  'load.not_awarded': [
    { to: 'manager', template: 'load-did-not-take-place', class: 'must-have' },
    { to: 'others', template: 'tender-not-awarded', class: 'must-have' },
  ],
  'option.approval_requested': [{ to: 'approvers', template: 'load-approval-requested', class: 'must-have' }],
  'option.approved': [{ to: 'manager', template: 'load-approved', class: 'useful' }],
  'option.disapproved': [{ to: 'manager', template: 'load-disapproved', class: 'must-have' }],
  'option.selected': [
    { to: 'carrier', template: 'tender-won', class: 'must-have' },
    { to: 'manager', template: 'load-selected', class: 'useful', when: ({ via }) => via !== 'manual' },
  ],
  'option.confirmed': [
    { to: 'manager', template: 'load-confirmed', class: 'must-have', withContacts: true },
    { to: 'carrier', template: 'tender-confirmed', class: 'must-have', withContacts: true, alsoCauser: always },
    { to: 'others', template: 'tender-lost', class: 'must-have', withLoss: true },
  ],
  'option.confirmation_awaited': [
    { to: 'carrier', template: 'tender-confirm-soon', class: 'must-have' },
    { to: 'manager', template: 'load-confirm-soon', class: 'must-have' },
  ],
  'chat.message_sent': [
    { to: 'chatShippers', template: 'chat-message', ...AT_ONCE, when: isOfLoad },
    { to: 'chatCarriers', template: 'chat-message', ...AT_ONCE, when: isOfLoad },
    { to: 'chatShippers', template: 'support-message', ...AT_ONCE, when: isSupport },
    { to: 'chatCarriers', template: 'support-message', ...AT_ONCE, when: isSupport },
    { to: 'support', template: 'support-question', ...AT_ONCE, when: isSupport },
  ],
  'chat.left_unread': [
    { to: 'chatShippers', template: 'chat-unread', ...UNREAD, when: isOfLoad },
    { to: 'chatCarriers', template: 'chat-unread', ...UNREAD, when: isOfLoad },
    { to: 'chatShippers', template: 'support-unread', ...UNREAD, when: isSupport },
    { to: 'chatCarriers', template: 'support-unread', ...UNREAD, when: isSupport },
    { to: 'support', template: 'support-waiting', ...UNREAD, when: isSupport },
  ],
  'note.added': [
    { to: 'mentioned', template: 'note-mention', class: 'useful' },
    { to: 'mentionedCarrier', template: 'note-mention', class: 'useful' },
  ],
  'question.asked': [{ to: 'manager', template: 'load-question', class: 'useful' }],
  'question.answered': [
    { to: 'carrier', template: 'tender-answer', class: 'useful' },
    { to: 'otherReached', template: 'tender-answer-all', class: 'useful', isBellOnly: true },
  ],
  'load.reminded': [{ to: 'reminded', template: 'load-reminder', class: 'useful', alsoCauser: always }],
  'option.reminded': [{ to: 'remindedCarrier', template: 'tender-reminder', class: 'useful', alsoCauser: always }],
  'option.refused': [{ to: 'manager', template: 'load-refused', class: 'must-have' }],
  'option.lapsed': [
    { to: 'manager', template: 'load-lapsed', class: 'must-have' },
    { to: 'carrier', template: 'tender-lapsed', class: 'must-have' },
  ],
  // A released carrier is no longer among those reached but must be the first to learn it.
  'option.released': [
    { to: 'carrier', template: 'tender-released', class: 'must-have' },
    { to: 'others', template: 'tender-bid-restored', class: 'useful' },
    { to: 'reachedBesides', template: 'tender-released', class: 'useful' },
  ],
  'option.canceled': [
    { to: 'others', template: 'tender-bid-restored', class: 'useful' },
    { to: 'manager', template: 'load-carrier-canceled', class: 'must-have', when: (shown) => !shown['under_way'] },
    {
      to: 'manager',
      template: 'load-carrier-canceled-under-way',
      class: 'must-have',
      when: (shown) => shown['under_way'] === true,
    },
  ],
  'load.vehicle_assigned': [
    {
      to: 'manager',
      template: 'load-vehicle-named',
      class: 'useful',
      when: (shown) => isNamed(shown) && !isTakenBack(shown),
      isOneEntry: true,
    },
    {
      to: 'manager',
      template: 'load-vehicle-taken-back',
      class: 'useful',
      when: (shown) => isTakenBack(shown) && !isNamed(shown),
      isOneEntry: true,
    },
    {
      to: 'manager',
      template: 'load-vehicle-partly-taken-back',
      class: 'useful',
      when: (shown) => isTakenBack(shown) && isNamed(shown),
      isOneEntry: true,
    },
  ],
  'load.canceled': [{ to: 'reached', template: 'tender-canceled', class: 'must-have' }],
  'load.canceled_under_way': [{ to: 'carrier', template: 'order-canceled', class: 'must-have' }],
  'load.loading_late': [
    { to: 'manager', template: 'load-loading-late', class: 'must-have' },
    { to: 'carrier', template: 'order-loading-late', class: 'must-have' },
  ],
  'load.uncompleted': [{ to: 'carrier', template: 'order-not-delivered', class: 'must-have' }],
  'load.contested': [{ to: 'carrier', template: 'order-not-delivered', class: 'must-have' }],
  'load.resolved': [{ to: 'carrier', template: 'order-resolved', class: 'must-have' }],
  'load.reviewed': [{ to: 'carrier', template: 'order-reviewed', class: 'useful' }],
  'option.contested': [{ to: 'network', template: 'figure-contested', class: 'useful' }],
  'option.contest_accepted': [{ to: 'carrier', template: 'contest-accepted', class: 'useful' }],
  'option.contest_declined': [{ to: 'carrier', template: 'contest-declined', class: 'useful' }],
  'carrier.requested': [{ to: 'network', template: 'carrier-requested', ...byNetwork }],
  'carrier.accepted': [{ to: 'network', template: 'carrier-accepted', ...byNetwork }],
  'carrier.approved': [{ to: 'bidders', template: 'carrier-approved', ...byNetwork }],
  'carrier.declined': [{ to: 'bidders', template: 'carrier-declined', ...byNetwork }],
  'carrier.removed': [{ to: 'bidders', template: 'carrier-removed', ...byNetwork }],
  'carrier.suspended': [{ to: 'bidders', template: 'carrier-suspended', ...byNetwork }],
  'carrier.resumed': [{ to: 'bidders', template: 'carrier-resumed', ...byNetwork }],
  'carrier.requisites_changed': [{ to: 'payers', template: 'carrier-bank-changed', class: 'useful' }],
  'packet.asked': [{ to: 'bidders', template: 'packet-asked', class: 'useful' }],
  'packet.submitted': [{ to: 'network', template: 'packet-submitted', class: 'useful' }],
  // A carrier that the approval admits to the network gets another message about that.
  'packet.approved': [
    { to: 'bidders', template: 'packet-approved', class: 'useful', when: ({ joined }) => joined !== true },
  ],
  'packet.returned': [
    { to: 'bidders', template: 'packet-rejected', class: 'useful', when: cameBack('rejected') },
    { to: 'bidders', template: 'packet-expired', class: 'useful', when: cameBack('document_expired') },
    { to: 'bidders', template: 'packet-data-check', class: 'useful', when: cameBack('company_data') },
    { to: 'network', template: 'packet-data-changed', class: 'useful', when: cameBack('company_data') },
    { to: 'bidders', template: 'packet-asked', class: 'useful', when: cameBack('asked_again') },
  ],
  'document.expiring': [
    { to: 'bidders', template: 'document-expiring', class: 'useful', when: endsLater },
    { to: 'network', template: 'document-expiring', class: 'useful', when: endsLater },
    { to: 'bidders', template: 'document-expired', class: 'useful', when: hasEnded },
    { to: 'network', template: 'document-expired', class: 'useful', when: hasEnded },
  ],
  'packet.document_expiring': [
    { to: 'network', template: 'carrier-document-expiring', class: 'useful', when: endsLater },
    { to: 'network', template: 'carrier-document-expired', class: 'useful', when: hasEnded },
  ],
  'announcement.delivered': [{ to: 'announced', template: 'announcement', class: 'useful', withoutSms: true }],
  // A person who waits sees the end on the page; one who closed it sees it in the bell.
  'job.ended': [
    { to: 'starter', template: 'job-done', ...IN_THE_BELL, unless: endedNotAs('job_done') },
    { to: 'starter', template: 'file-made', ...IN_THE_BELL, unless: endedNotAs('file_made') },
    { to: 'starter', template: 'imported', ...IN_THE_BELL, unless: endedNotAs('imported') },
    { to: 'starter', template: 'job-failed', ...IN_THE_BELL, unless: endedNotAs('job_failed') },
  ],
  'facility.proposal_approved': [{ to: 'proposer', template: 'proposal-approved', class: 'useful' }],
  'facility.proposal_declined': [{ to: 'proposer', template: 'proposal-declined', class: 'useful' }],
  'colleague.access_asked': [{ to: 'inviters', template: 'access-asked', class: 'must-have', alsoCauser: always }],
  'colleague.access_approved': [{ to: 'asker', template: 'access-approved', class: 'must-have' }],
  'colleague.access_declined': [
    { to: 'asker', template: 'access-declined', class: 'must-have', only: ['email', 'messenger'] },
  ],
  'company.requisites_proposed': [
    {
      to: 'confirmers',
      template: 'bank-details-proposed',
      class: 'must-have',
      when: ({ asks_confirmation }) => asks_confirmation === true,
    },
  ],
  'company.requisites_changed': [
    {
      to: 'administrators',
      template: 'bank-details-confirmed',
      class: 'must-have',
      when: ({ is_confirmation }) => is_confirmation === true,
    },
  ],
  'company.handed_over': [{ to: 'owners', template: 'company-handed-over', class: 'must-have', alsoCauser: always }],
  'company.closed': [{ to: 'colleagues', template: 'company-closed', class: 'must-have', alsoCauser: always }],
  'company.reopened': [{ to: 'colleagues', template: 'company-reopened', class: 'must-have', alsoCauser: always }],
  'company.join_asked': [{ to: 'inviters', template: 'join-asked', class: 'must-have', alsoCauser: always }],
  'company.legal_id_contested': [
    { to: 'operators', template: 'legal-id-contested', class: 'must-have', alsoCauser: always },
  ],
} as const satisfies { [Action in RecordableAction]?: readonly Notification[] };
