import { lookUp } from '@tenderlane/domain/values';
import type { OutboxEvent } from '../../../platform/events/events';
import { network } from '../../../platform/notices/audiences';
import { always, type Notices, type NoticeSource } from '../../../platform/notices/notice';
import type { Shown, Subject } from '../../../platform/notices/subject';
import { readTenderSubjects } from './tender-subjects';
import {
  approvers,
  carrier,
  manager,
  mentioned,
  mentionedCarrier,
  otherReached,
  others,
  reached,
  reachedBesides,
  reminded,
  remindedCarrier,
} from './tender-audiences';

/** A bid that leads again was outbid only for a moment, so no message is sent. */
export const isLeaderAgain = ({ leaderOptionId }: Subject, { optionId }: OutboxEvent) => leaderOptionId === optionId;

const isNamed = ({ driver, truck, trailer }: Shown) =>
  [driver, truck, trailer].some((name) => typeof name === 'string');
const isTakenBack = ({ taken_back: names }: Shown) => Array.isArray(names) && names.length > 0;

const TENDER_NOTICES: Notices = {
  'load.published': [{ to: reached, template: 'tender-invited', class: 'useful' }],
  'load.publication_failed': [{ to: manager, template: 'load-publication-failed', class: 'must-have' }],
  'load.repeat_failed': [{ to: manager, template: 'load-publication-failed', class: 'must-have' }],
  'option.invited': [
    { to: others, template: 'tender-invited', class: 'useful', alsoCauser: ({ told }) => told !== true },
  ],
  'option.outbid': [{ to: carrier, template: 'tender-outbid', class: 'digest', unless: isLeaderAgain }],
  'load.extended': [
    { to: reached, template: 'tender-extended', class: 'useful', when: ({ reason }) => reason !== undefined },
    {
      to: reached,
      template: 'tender-extended-clock',
      class: 'digest',
      when: ({ reason }) => reason === undefined,
      isBellOnly: true,
    },
  ],
  'load.ending_announced': [{ to: others, template: 'tender-ending', class: 'useful' }],
  'load.bid_withdrawn': [{ to: reached, template: 'tender-leader-withdrew', class: 'useful' }],
  'load.bid_expired': [{ to: carrier, template: 'tender-bid-expired', class: 'must-have' }],
  'load.edited': [{ to: reached, template: 'tender-changed', class: 'must-have' }],
  'load.reopened': [{ to: reached, template: 'tender-reopened', class: 'useful' }],
  'load.resumed': [{ to: reached, template: 'tender-resumed', class: 'useful' }],
  'load.decision_started': [{ to: manager, template: 'load-tender-over', class: 'must-have' }],
  'load.not_awarded': [
    { to: manager, template: 'load-did-not-take-place', class: 'must-have' },
    { to: others, template: 'tender-not-awarded', class: 'must-have' },
  ],
  'option.approval_requested': [{ to: approvers, template: 'load-approval-requested', class: 'must-have' }],
  'option.approved': [{ to: manager, template: 'load-approved', class: 'useful' }],
  'option.disapproved': [{ to: manager, template: 'load-disapproved', class: 'must-have' }],
  'option.selected': [
    { to: carrier, template: 'tender-won', class: 'must-have' },
    { to: manager, template: 'load-selected', class: 'useful', when: ({ via }) => via !== 'manual' },
  ],
  'option.confirmed': [
    { to: manager, template: 'load-confirmed', class: 'must-have', withContacts: true },
    { to: carrier, template: 'tender-confirmed', class: 'must-have', withContacts: true, alsoCauser: always },
    { to: others, template: 'tender-lost', class: 'must-have', withLoss: true },
  ],
  'option.confirmation_awaited': [
    { to: carrier, template: 'tender-confirm-soon', class: 'must-have' },
    { to: manager, template: 'load-confirm-soon', class: 'must-have' },
  ],
  'note.added': [
    { to: mentioned, template: 'note-mention', class: 'useful' },
    { to: mentionedCarrier, template: 'note-mention', class: 'useful' },
  ],
  'question.asked': [{ to: manager, template: 'load-question', class: 'useful' }],
  'question.answered': [
    { to: carrier, template: 'tender-answer', class: 'useful' },
    { to: otherReached, template: 'tender-answer-all', class: 'useful', isBellOnly: true },
  ],
  'load.reminded': [{ to: reminded, template: 'load-reminder', class: 'useful', alsoCauser: always }],
  'option.reminded': [{ to: remindedCarrier, template: 'tender-reminder', class: 'useful', alsoCauser: always }],
  'option.refused': [{ to: manager, template: 'load-refused', class: 'must-have' }],
  'option.lapsed': [
    { to: manager, template: 'load-lapsed', class: 'must-have' },
    { to: carrier, template: 'tender-lapsed', class: 'must-have' },
  ],
  // A released carrier is no longer among those reached but must be the first to learn it.
  'option.released': [
    { to: carrier, template: 'tender-released', class: 'must-have' },
    { to: others, template: 'tender-bid-restored', class: 'useful' },
    { to: reachedBesides, template: 'tender-released', class: 'useful' },
  ],
  'option.canceled': [
    { to: others, template: 'tender-bid-restored', class: 'useful' },
    { to: manager, template: 'load-carrier-canceled', class: 'must-have', when: (shown) => !shown['under_way'] },
    {
      to: manager,
      template: 'load-carrier-canceled-under-way',
      class: 'must-have',
      when: (shown) => shown['under_way'] === true,
    },
  ],
  'load.vehicle_assigned': [
    {
      to: manager,
      template: 'load-vehicle-named',
      class: 'useful',
      when: (shown) => isNamed(shown) && !isTakenBack(shown),
      isOneEntry: true,
    },
    {
      to: manager,
      template: 'load-vehicle-taken-back',
      class: 'useful',
      when: (shown) => isTakenBack(shown) && !isNamed(shown),
      isOneEntry: true,
    },
    {
      to: manager,
      template: 'load-vehicle-partly-taken-back',
      class: 'useful',
      when: (shown) => isTakenBack(shown) && isNamed(shown),
      isOneEntry: true,
    },
  ],
  'load.canceled': [{ to: reached, template: 'tender-canceled', class: 'must-have' }],
  'load.canceled_under_way': [{ to: carrier, template: 'order-canceled', class: 'must-have' }],
  'load.loading_late': [
    { to: manager, template: 'load-loading-late', class: 'must-have' },
    { to: carrier, template: 'order-loading-late', class: 'must-have' },
  ],
  'load.uncompleted': [{ to: carrier, template: 'order-not-delivered', class: 'must-have' }],
  'load.contested': [{ to: carrier, template: 'order-not-delivered', class: 'must-have' }],
  'load.resolved': [{ to: carrier, template: 'order-resolved', class: 'must-have' }],
  'load.reviewed': [{ to: carrier, template: 'order-reviewed', class: 'useful' }],
  'option.contested': [{ to: network, template: 'figure-contested', class: 'useful' }],
  'option.contest_accepted': [{ to: carrier, template: 'contest-accepted', class: 'useful' }],
  'option.contest_declined': [{ to: carrier, template: 'contest-declined', class: 'useful' }],
};

/** The name of a confirmation in rows of earlier releases. */
const OLD_CONFIRMATION = 'notice.confirmed';

const needsContacts = ({ action }: OutboxEvent) =>
  action === OLD_CONFIRMATION ||
  (lookUp(TENDER_NOTICES, action as keyof Notices) ?? []).some(({ withContacts }) => withContacts);

export const tenderNotices: NoticeSource = {
  notices: TENDER_NOTICES,
  readSubjects: (sql, events) => readTenderSubjects(sql, events, needsContacts),
};
