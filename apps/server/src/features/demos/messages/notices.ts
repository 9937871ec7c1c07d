import { isDemoLogin } from '@tenderlane/domain/messages';
import { operators, peopleNamed } from '../../../platform/notices/audiences';
import { always, readEach, type Audience, type Notice, type NoticeSource } from '../../../platform/notices/notice';
import { NOTHING } from '../../../platform/notices/subject';
import { findOperatorCompany } from '../../brands';
import { zoneOfCountry } from '../../reference';
import { findDemo } from '../demo.queries';
import { placeOfBooking, QUEUE_PLACE } from './demo-place';

const booker: Audience = {
  name: 'booker',
  side: 'shipper',
  list: peopleNamed(({ subject: { shipperId, askerId } }) =>
    shipperId !== null && askerId ? [{ companyId: shipperId, accountId: askerId, carrierId: null }] : [],
  ),
};

const host: Audience = {
  name: 'host',
  side: 'shipper',
  list: peopleNamed(({ subject: { operatorId, hostId } }) =>
    operatorId !== null && hostId ? [{ companyId: operatorId, accountId: hostId, carrierId: null }] : [],
  ),
};

const COMPANY = { group: 'company', class: 'must-have' } as const;

// Both get the calendar file, whoever changed the booking.
const toBoth = (template: Notice['template']): readonly Notice[] =>
  [booker, host].map((to) => ({ to, template, ...COMPANY, alsoCauser: always }));

export const demoNotices: NoticeSource = {
  notices: {
    'demo.requested': [{ to: operators, template: 'demo-requested', ...COMPANY }],
    'demo.agreed': toBoth('demo-agreed'),
    'demo.moved': toBoth('demo-moved'),
    'demo.reopened': [{ to: host, template: 'demo-reopened', ...COMPANY, alsoCauser: always }],
    'demo.canceled': toBoth('demo-canceled'),
    'demo.reminded': toBoth('demo-reminder'),
  },
  readSubjects: readEach(async (sql, { entityId }, { config }) => {
    const demo = await findDemo(sql, entityId);
    if (!demo) return null;
    const isBooker = (accountId: number) => accountId === demo.account_id;
    const facts = { company: demo.company_name, person: demo.host ?? '', at: demo.at?.getTime() ?? null };
    return {
      ...NOTHING,
      shipperId: demo.company_id,
      askerId: demo.account_id,
      hostId: demo.host_id,
      operatorId: isDemoLogin(demo.login) ? null : ((await findOperatorCompany(sql, config.operatorBrand)) ?? null),
      placeFor: ({ account_id: id }) => (isBooker(id) ? placeOfBooking(demo, config) : QUEUE_PLACE),
      bellFor: () => facts,
      valuesFor: ({ account_id: id, country_id: countryId }) => ({
        ...facts,
        demo_id: demo.id,
        country_id: countryId,
        time_zone: isBooker(id) ? demo.time_zone : zoneOfCountry(countryId),
      }),
    };
  }),
};
