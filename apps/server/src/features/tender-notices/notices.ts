import type { OutboxEvent } from '../../platform/events/events';
import type { NoticeSource } from '../../platform/notices/notice';
import type { Subject } from '../../platform/notices/subject';
import { delayedLostLeads } from './lost-leads/lost-leads';
import { carrier, manager, others, reached } from './tender-audiences';
import { readTenderSubjects } from './tender-subjects';
import { writeLoss } from './write-loss';

/** A bid that leads again was outbid only for a moment, so no message is sent. */
const isLeaderAgain = ({ leaderOptionId }: Subject, { optionId }: OutboxEvent) => leaderOptionId === optionId;

const isByPerson = (_subject: Subject, { accountId }: OutboxEvent) => accountId !== null;

/** Messages about events of loads and auctions, which are before this feature in the order. */
export const tenderNotices: NoticeSource = {
  notices: {
    'load.published': [{ to: reached, template: 'tender-invited', group: 'invited', class: 'useful' }],
    'load.publication_failed': [
      { to: manager, template: 'load-publication-failed', group: 'tender_over', class: 'must-have' },
    ],
    'option.invited': [
      {
        to: others,
        template: 'tender-invited',
        group: 'invited',
        class: 'useful',
        alsoCauser: ({ told }) => told !== true,
      },
    ],
    'option.outbid': [
      { to: carrier, template: 'tender-outbid', group: 'outbid', class: 'digest', unless: isLeaderAgain },
    ],
    'load.extended': [
      {
        to: reached,
        template: 'tender-extended',
        group: 'extended',
        class: 'useful',
        when: ({ reason }) => reason !== undefined,
      },
      {
        to: reached,
        template: 'tender-extended-clock',
        group: 'extended',
        class: 'digest',
        when: ({ reason }) => reason === undefined,
        isBellOnly: true,
      },
    ],
    'load.bid_expired': [{ to: carrier, template: 'tender-bid-expired', group: 'changed', class: 'must-have' }],
    'load.edited': [{ to: reached, template: 'tender-changed', group: 'changed', class: 'must-have' }],
    'load.loading_late': [
      { to: manager, template: 'load-loading-late', group: 'order', class: 'must-have' },
      { to: carrier, template: 'order-loading-late', group: 'order', class: 'must-have' },
    ],
    'load.started': [
      { to: manager, template: 'load-started', group: 'order', class: 'useful' },
      { to: carrier, template: 'order-started', group: 'order', class: 'useful' },
    ],
    'load.completed': [
      { to: manager, template: 'load-completed', group: 'order', class: 'useful' },
      { to: carrier, template: 'order-completed', group: 'order', class: 'useful' },
    ],
    'load.archived': [
      {
        to: manager,
        template: 'load-archived',
        group: 'order',
        class: 'digest',
        unless: isByPerson,
        only: ['in_app', 'email'],
        isMailedInDigest: true,
        withoutSms: true,
      },
    ],
    'load.uncompleted': [{ to: carrier, template: 'order-not-delivered', group: 'order', class: 'must-have' }],
    'load.contested': [{ to: carrier, template: 'order-not-delivered', group: 'order', class: 'must-have' }],
  },
  readSubjects: readTenderSubjects,
  facts: { loss: writeLoss },
  delayed: delayedLostLeads,
};
