import { causer, peopleNamed } from '../../platform/notices/audiences';
import { always, type Audience, type NoticeSource } from '../../platform/notices/notice';
import { readTenderSubjects } from './tender-subjects';

const reminded = causer('reminded');

const remindedCarrier: Audience = {
  name: 'remindedCarrier',
  side: 'carrier',
  list: peopleNamed(({ event: { carrierCompanyId, accountId }, subject: { carrierId } }) =>
    accountId === null || carrierCompanyId === null ? [] : [{ companyId: carrierCompanyId, accountId, carrierId }],
  ),
};

export const reminderNotices: NoticeSource = {
  notices: {
    'load.reminded': [
      { to: reminded, template: 'load-reminder', group: 'reminder', class: 'useful', alsoCauser: always },
    ],
    'option.reminded': [
      { to: remindedCarrier, template: 'tender-reminder', group: 'reminder', class: 'useful', alsoCauser: always },
    ],
  },
  readSubjects: readTenderSubjects,
};
