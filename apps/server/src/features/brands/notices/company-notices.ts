import { listEach, membersOfCompany, operators, peopleNamed } from '../../../platform/notices/audiences';
import { always, readEach, type Audience, type NoticeSource } from '../../../platform/notices/notice';
import type { VisibleParams } from '../../../platform/notices/subject';
import { readClosingSubject, readHandOverSubject, readRequisitesSubject } from './company-subjects';
import { listAskers } from './people.queries';
import { readAccessSubject, readRequestSubject } from './request-subjects';

const inviters = membersOfCompany('inviters', 'users.write');
const administrators = membersOfCompany('administrators', 'settings.write');
const colleagues = membersOfCompany('colleagues', 'loads.read');

const owners: Audience = {
  name: 'owners',
  side: 'shipper',
  isOfEitherSide: true,
  list: peopleNamed(({ event: { entityId: companyId }, shown: { from_account_id: from, to_account_id: to } }) =>
    [Number(from), Number(to)].map((accountId) => ({ companyId, accountId, carrierId: null })),
  ),
};

/** Administrators except the one who typed the bank details. */
const confirmers: Audience = {
  name: 'confirmers',
  side: 'shipper',
  isOfEitherSide: true,
  async list(sql, told) {
    const people = await administrators.list(sql, told);
    return people.filter(({ position, account_id: id }) => told[position]?.subject.typedBy !== id);
  },
};

const asker: Audience = {
  name: 'asker',
  side: 'shipper',
  list: (sql, told) =>
    listEach(
      told,
      ({ event: { companyId }, subject: { askerId } }) =>
        askerId === null || askerId === undefined ? [] : [{ companyId, accountId: askerId }],
      (asked) => listAskers(sql, asked),
    ),
};

const asksConfirmation = ({ asks_confirmation: asks }: VisibleParams) => asks === true;
const isConfirmation = ({ is_confirmation: is }: VisibleParams) => is === true;

const MUST_HAVE = { group: 'company', class: 'must-have', alsoCauser: always } as const;

export const accessNotices: NoticeSource = {
  notices: {
    'colleague.access_asked': [{ to: inviters, template: 'access-asked', ...MUST_HAVE }],
    'colleague.access_approved': [{ to: asker, template: 'access-approved', group: 'company', class: 'must-have' }],
    'colleague.access_declined': [
      { to: asker, template: 'access-declined', group: 'company', class: 'must-have', only: ['email', 'messenger'] },
    ],
  },
  readSubjects: readEach(readAccessSubject),
};

export const requisiteNotices: NoticeSource = {
  notices: {
    'company.requisites_proposed': [
      {
        to: confirmers,
        template: 'bank-details-proposed',
        group: 'company',
        class: 'must-have',
        when: asksConfirmation,
      },
    ],
    'company.requisites_changed': [
      {
        to: administrators,
        template: 'bank-details-confirmed',
        group: 'company',
        class: 'must-have',
        when: isConfirmation,
      },
    ],
  },
  readSubjects: readEach(readRequisitesSubject),
};

export const handOverNotices: NoticeSource = {
  notices: { 'company.handed_over': [{ to: owners, template: 'company-handed-over', ...MUST_HAVE }] },
  readSubjects: readEach(readHandOverSubject),
};

export const closingNotices: NoticeSource = {
  notices: {
    'company.closed': [{ to: colleagues, template: 'company-closed', ...MUST_HAVE }],
    'company.reopened': [{ to: colleagues, template: 'company-reopened', ...MUST_HAVE }],
  },
  readSubjects: readEach(readClosingSubject),
};

export const requestNotices: NoticeSource = {
  notices: {
    'company.join_asked': [{ to: inviters, template: 'join-asked', ...MUST_HAVE }],
    'company.legal_id_contested': [{ to: operators, template: 'legal-id-contested', ...MUST_HAVE }],
  },
  readSubjects: readEach(readRequestSubject),
};
