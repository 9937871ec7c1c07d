import type { Account, PublicApi, SharedApi } from '@tenderlane/contract';
import { serverMessages } from '@tenderlane/messages/server';
import { locale } from '@tenderlane/web/core/texts/locale';
import type { Answers } from './open-page';

export const listOf = <Row>(data: Row[]) => ({
  data,
  meta: { total: data.length, total_capped: false, page: 1, per_page: 25, next: null },
});

const texts = serverMessages[locale].reference;
const COUNTRIES = ['kz', 'pl', 'ua'];
const regions = new Intl.DisplayNames(locale, { type: 'region' });

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  truck_bodies: texts.bodyTypes,
  load_types: texts.loadTypes,
  payment_types: texts.paymentTypes,
  loadSizeNames: texts.units,
  vat_modes: texts.vatModes,
  roles: texts.roles,
  decline_reasons: texts.declineReasons,
  withdraw_reasons: texts.withdrawReasons,
  countries: Object.fromEntries(COUNTRIES.map((id) => [id, regions.of(id.toUpperCase()) ?? id])),
};

export const account: Account = {
  id: 1,
  first_name: 'Olena',
  last_name: 'Savchuk',
  email: 'olena@example.com',
  phone: null,
  company: { id: 1, name: 'Bench', admin_id: 1, country_id: 'pl', currency: 'PLN', legal_id: null, closing: null },
  locale,
  country: { id: 'pl', currency: { en: 'zł', uk: 'zł', kk: 'zł', ru: 'zł' } },
  role: 'owner',
  rights: [],
  brand_members: [{ id: 1, company_id: 1, name: 'Bench', is_active: true, is_closed: false }],
  brand_favicon: null,
  brand_logo: null,
  is_need_brand_onboard: false,
  is_need_user_onboard: false,
  is_locked: false,
  is_link_session: false,
  link_order_id: null,
  can_show_payment: false,
  has_new_notifications: false,
  carriers_request_count: 0,
  notifications: [],
  quickstart_info: {
    is_search_started: true,
    is_load_booked: false,
    is_trip_completed: false,
    has_payed_load: false,
    is_demo_booked: false,
    is_carrier_invited: true,
  },
  is_operator: false,
  manager: null,
  support_id: '1-1',
  help_center: null,
  server_time: new Date().toISOString(),
};

export const sharedAnswers: Answers<SharedApi> = {
  'GET /info/{name}': ({ path: { name } }) => ({
    data: Object.entries(NAMES[name] ?? {}).map(([id, text]) => ({ id, name: text })),
  }),
  'GET /notifications': () => ({ data: [], meta: { total_unread: 0, next: null } }),
  'GET /chats': () => listOf([]),
};

export const publicAnswers: Answers<PublicApi> = {
  'GET /installation': () => ({
    data: {
      version: '1.0',
      has_mailbox: false,
      mailbox_is_public: false,
      has_demo: false,
      map_style_url: null,
      support_widget_url: null,
      socket: { key: 'tenderlane', host: null, port: null },
    },
  }),
};
