import { shippersWith } from '../../../platform/notices/audiences';
import { always, type Audience, type NoticeSource } from '../../../platform/notices/notice';
import type { Subject } from '../../../platform/notices/subject';
import { findOrderContacts } from '../../loads';
import { carrier, manager, others, reached, readTenderSubjects } from '../../tender-notices';
import { contactLines, type OrderContacts } from './contact-lines';

const approvers = shippersWith('approvers', 'loads.approve');

/** All carriers of the tender except those of the options that the event decides about. */
const reachedBesides: Audience = {
  name: 'reachedBesides',
  side: 'reached',
  async list(sql, told) {
    const people = await reached.list(sql, told);
    return people.filter(({ position, option_id: id = 0 }) => !told[position]?.event.optionIds.includes(id));
  },
};

const withContacts = (subject: Subject, contacts: OrderContacts | undefined): Subject => ({
  ...subject,
  valuesFor: (reader, side, shown) => ({
    ...subject.valuesFor(reader, side, shown),
    contacts: contactLines(contacts, side === 'shipper' ? 'shipper' : 'carrier', reader.locale),
  }),
});

export const awardNotices: NoticeSource = {
  notices: {
    'load.repeat_failed': [
      { to: manager, template: 'load-publication-failed', group: 'tender_over', class: 'must-have' },
    ],
    'load.reopened': [{ to: reached, template: 'tender-reopened', group: 'changed', class: 'useful' }],
    'load.resumed': [{ to: reached, template: 'tender-resumed', group: 'changed', class: 'useful' }],
    'load.decision_started': [{ to: manager, template: 'load-tender-over', group: 'tender_over', class: 'must-have' }],
    'load.not_awarded': [
      { to: manager, template: 'load-did-not-take-place', group: 'tender_over', class: 'must-have' },
      { to: others, template: 'tender-not-awarded', group: 'lost', class: 'must-have' },
    ],
    'option.approval_requested': [
      { to: approvers, template: 'load-approval-requested', group: 'approval', class: 'must-have' },
    ],
    'option.approved': [{ to: manager, template: 'load-approved', group: 'approval', class: 'useful' }],
    'option.disapproved': [{ to: manager, template: 'load-disapproved', group: 'approval', class: 'must-have' }],
    'option.selected': [
      { to: carrier, template: 'tender-won', group: 'selected', class: 'must-have' },
      {
        to: manager,
        template: 'load-selected',
        group: 'selected',
        class: 'useful',
        when: ({ via }) => via !== 'manual',
      },
    ],
    'option.confirmed': [
      { to: manager, template: 'load-confirmed', group: 'confirmation', class: 'must-have' },
      { to: carrier, template: 'tender-confirmed', group: 'confirmation', class: 'must-have', alsoCauser: always },
      { to: others, template: 'tender-lost', group: 'lost', class: 'must-have', withLoss: true },
    ],
    'load.ending_announced': [{ to: others, template: 'tender-ending', group: 'ending', class: 'useful' }],
    'option.confirmation_awaited': [
      { to: carrier, template: 'tender-confirm-soon', group: 'confirmation', class: 'must-have' },
      { to: manager, template: 'load-confirm-soon', group: 'confirmation', class: 'must-have' },
    ],
    'option.confirmation_asked': [
      { to: carrier, template: 'tender-confirm-soon', group: 'confirmation', class: 'must-have' },
    ],
    'option.refused': [{ to: manager, template: 'load-refused', group: 'confirmation', class: 'must-have' }],
    'option.lapsed': [
      { to: manager, template: 'load-lapsed', group: 'confirmation', class: 'must-have' },
      { to: carrier, template: 'tender-lapsed', group: 'confirmation', class: 'must-have' },
    ],
    // A released carrier is no longer among those reached but must be the first to learn it.
    'option.released': [
      { to: carrier, template: 'tender-released', group: 'selected', class: 'must-have' },
      { to: others, template: 'tender-bid-restored', group: 'selected', class: 'useful' },
      { to: reachedBesides, template: 'tender-released', group: 'selected', class: 'useful' },
    ],
    'option.canceled': [
      { to: others, template: 'tender-bid-restored', group: 'selected', class: 'useful' },
      {
        to: manager,
        template: 'load-carrier-canceled',
        group: 'order',
        class: 'must-have',
        when: (shown) => !shown['under_way'],
      },
      {
        to: manager,
        template: 'load-carrier-canceled-under-way',
        group: 'order',
        class: 'must-have',
        when: (shown) => shown['under_way'] === true,
      },
    ],
    'load.canceled': [{ to: reached, template: 'tender-canceled', group: 'changed', class: 'must-have' }],
    'load.canceled_under_way': [{ to: carrier, template: 'order-canceled', group: 'order', class: 'must-have' }],
    'load.resolved': [{ to: carrier, template: 'order-resolved', group: 'order', class: 'must-have' }],
  },
  async readSubjects(sql, events) {
    const subjects = await readTenderSubjects(sql, events);
    for (const [event, subject] of subjects) {
      if (event.action !== 'option.confirmed') continue;
      const contacts = await findOrderContacts(sql, { shipper: event.companyId }, event.entityId);
      subjects.set(event, withContacts(subject, contacts));
    }
    return subjects;
  },
};
