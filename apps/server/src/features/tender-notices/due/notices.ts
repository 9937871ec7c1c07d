import { causer, peopleNamed } from '../../../platform/notices/audiences';
import { always, type Audience, type NoticeSource } from '../../../platform/notices/notice';
import { carrier, manager, others } from '../tender-audiences';
import { readTenderSubjects } from '../tender-subjects';

/** The person who set a reminder, while a member of the company. */
const reminded = causer('reminded');

const remindedCarrier: Audience = {
  name: 'remindedCarrier',
  side: 'carrier',
  list: peopleNamed(({ event: { carrierCompanyId, accountId }, subject: { carrierId } }) =>
    accountId === null || carrierCompanyId === null ? [] : [{ companyId: carrierCompanyId, accountId, carrierId }],
  ),
};

export const dueTenderNotices: NoticeSource = {
  notices: {
    'load.ending_announced': [{ to: others, template: 'tender-ending', group: 'ending', class: 'useful' }],
    'option.confirmation_awaited': [
      { to: carrier, template: 'tender-confirm-soon', group: 'confirmation', class: 'must-have' },
      { to: manager, template: 'load-confirm-soon', group: 'confirmation', class: 'must-have' },
    ],
    'load.reminded': [
      { to: reminded, template: 'load-reminder', group: 'reminder', class: 'useful', alsoCauser: always },
    ],
    'option.reminded': [
      { to: remindedCarrier, template: 'tender-reminder', group: 'reminder', class: 'useful', alsoCauser: always },
    ],
  },
  readSubjects: readTenderSubjects,
};
