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
    'load.repeat_failed': [{ to: manager, template: 'load-publication-failed', class: 'must-have' }],
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
      { to: manager, template: 'load-confirmed', class: 'must-have' },
      { to: carrier, template: 'tender-confirmed', class: 'must-have', alsoCauser: always },
      { to: others, template: 'tender-lost', class: 'must-have', withLoss: true },
    ],
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
    'load.canceled': [{ to: reached, template: 'tender-canceled', class: 'must-have' }],
    'load.canceled_under_way': [{ to: carrier, template: 'order-canceled', class: 'must-have' }],
    'load.resolved': [{ to: carrier, template: 'order-resolved', class: 'must-have' }],
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
