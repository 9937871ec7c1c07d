import { z } from 'zod';
import { ROLES } from '@tenderlane/domain';
import { dataOf, listOf, type EndpointTable } from '../core/endpoint';
import {
  basisPoints,
  companyCountry,
  currency,
  id,
  instant,
  line,
  locale,
  login,
  money,
  paragraph,
  required,
  text,
} from '../core/fields';
import { auctionDefaults } from '../auction/schemas';

const company = z.object({
  id,
  name: z.string(),
  admin_id: id,
  country_id: z.string(),
  currency: z.string(),
  legal_id: z.string().nullable(),
});

export const account = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: company.nullable(),
  locale: z.string(),
  country: z.object({ id: z.string(), currency: z.record(z.string(), z.string()) }),
  role: z.enum(ROLES).nullable(),
  rights: z.array(z.string()),
  brand_members: z.array(z.object({ id, company_id: id, name: z.string(), is_active: z.boolean() })),
  brand_favicon: z.string().nullable(),
  brand_logo: z.string().nullable(),
  is_need_brand_onboard: z.boolean(),
  is_need_user_onboard: z.boolean(),
  /** The session was opened by the link of a message: it is for the tenders of that sender, and needs no onboarding. */
  is_link_session: z.boolean(),
  can_show_payment: z.boolean(),
  has_new_notifications: z.boolean(),
  carriers_request_count: z.number().int(),
  notifications: z.array(
    z.object({ text: z.string(), type: z.string(), icon: z.string(), routeName: z.string(), color: z.string() }),
  ),
  quickstart_info: z.object({
    is_search_started: z.boolean(),
    is_load_booked: z.boolean(),
    is_trip_completed: z.boolean(),
    has_payed_load: z.boolean(),
    is_demo_booked: z.boolean(),
    is_carrier_invited: z.boolean(),
  }),
  manager: z
    .object({
      name: z.string(),
      position: z.string(),
      photo: z.string().nullable(),
      telegram: z.string().nullable(),
    })
    .nullable(),
  support_id: z.string(),
  help_center: z.string().nullable(),
  server_time: instant,
});
export type Account = z.infer<typeof account>;

const personName = required(line(100));
export const personBody = z.strictObject({
  first_name: personName,
  last_name: personName,
  locale: locale.optional(),
  country_id: companyCountry.optional(),
});
export const brandBody = z.strictObject({
  name: required(line()),
  country_id: companyCountry,
  currency: currency.optional(),
  legal_id: line(50).nullable().optional(),
});

const confirmedNumber = { country_id: companyCountry, legal_id: required(line(50)) };

const session = z.object({
  id,
  application: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
  is_current: z.boolean(),
});

const user = z.object({
  id,
  account_id: id.nullable(),
  name: z.string(),
  login: z.string(),
  role: z.enum(ROLES),
  status: z.enum(['active', 'invited', 'expired']),
  is_self: z.boolean(),
  is_owner: z.boolean(),
  invited_until: instant.nullable(),
  /** When the message goes out that is kept for another day. */
  message_sends_at: instant.nullable(),
  refusals: z.record(z.string(), z.string()),
});

const role = z.enum(ROLES).exclude(['owner']);

/** The company's defaults for tenders, its approval rule and its cost of money. */
export const setting = z.strictObject({
  auction: auctionDefaults,
  days_to_pay: z.number().int().min(0).max(365),
  cost_of_money_bp: basisPoints(10_000),
  approval: z.strictObject({ above: money.nullable(), above_target_bp: basisPoints(10_000).nullable() }).nullable(),
  require_packet: z.boolean(),
});
export type Setting = z.infer<typeof setting>;

/** The person, the brands and the colleagues of the cabinet. */
export const accountApi = {
  'GET /account': { summary: 'The signed-in person and the active brand', access: 'person', response: dataOf(account) },
  'GET /profile/info': {
    summary: 'The person’s own profile',
    access: 'person',
    response: dataOf(
      personBody.extend({
        // Empty until the person has said who they are.
        first_name: z.string(),
        last_name: z.string(),
        locale: z.string(),
        country_id: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
  },
  'PUT /profile/info': {
    summary: 'Change the person’s name and language',
    access: 'person',
    body: personBody,
    response: dataOf(z.object({ id })),
  },
  'PUT /account/brand': {
    summary: 'Create the first brand, or change the active one',
    access: 'person',
    body: brandBody,
    response: dataOf(company),
  },
  'POST /account/brand': {
    summary: 'Add a further brand',
    access: 'person',
    body: brandBody,
    response: dataOf(company),
    status: 201,
  },
  'POST /account/brand/join': {
    summary: 'Ask the administrators of the company with this confirmed legal id to let the person in',
    access: 'person',
    body: z.strictObject(confirmedNumber),
    response: null,
  },
  'POST /account/brand/contest': {
    summary: 'Contest a confirmed legal id to the operator, with a document: PDF, PNG or JPEG, 2 MB at most, in base64',
    access: 'person',
    body: z.strictObject({
      ...confirmedNumber,
      name: required(line()),
      message: required(paragraph()),
      document: z.strictObject({ name: required(line()), content: z.base64().min(1).max(2_700_000) }),
    }),
    response: null,
    bodyBytes: 3_000_000,
  },
  'PUT /account/{id}/change': {
    summary: 'Make another brand the active one; id is a brand member’s',
    access: 'person',
    response: dataOf(z.object({ id })),
  },
  'GET /account/sessions': {
    summary: 'Where the person is signed in',
    access: 'person',
    response: dataOf(z.array(session)),
  },
  'DELETE /account/sessions/{id}': { summary: 'End one of the person’s sessions', access: 'person', response: null },
  'GET /accounting/subscriptions/account': {
    summary: 'The subscription and what it allows',
    access: 'brand',
    query: z.strictObject({ product_id: text(50).optional() }),
    response: dataOf(
      z.object({
        is_need_subscription: z.boolean(),
        is_overused: z.boolean(),
        name: z.string(),
        capacity: z.array(
          z.object({
            key: z.string(),
            can_used: z.boolean(),
            used: z.number().int(),
            limit: z.number().int().nullable(),
          }),
        ),
      }),
    ),
  },
  'GET /profile/users': {
    summary: 'Colleagues and open invitations',
    access: 'brand',
    right: 'loads.read',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(400).optional(),
      per_page: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: listOf(user),
  },
  'POST /profile/users': {
    summary: 'Invite a colleague with a role',
    access: 'brand',
    right: 'users.write',
    capacity: 'users',
    body: z.strictObject({ login, role }),
    response: dataOf(user),
    status: 201,
  },
  'GET /profile/users/{id}/edit': {
    summary: 'One colleague',
    access: 'brand',
    right: 'users.write',
    response: dataOf(user),
  },
  'PUT /profile/users/{id}': {
    summary: 'Change a colleague’s role',
    access: 'brand',
    right: 'users.write',
    capacity: 'users',
    body: z.strictObject({ role }),
    response: dataOf(user),
  },
  'PUT /profile/users/{id}/resend': {
    summary: 'Send an invitation to a colleague again',
    access: 'brand',
    right: 'users.write',
    response: dataOf(user),
  },
  'DELETE /profile/users/{id}': {
    summary: 'Remove a colleague or revoke an invitation',
    access: 'brand',
    right: 'users.write',
    response: null,
  },
  'GET /profile/setting': {
    summary: 'The company’s defaults for tenders',
    access: 'brand',
    right: 'loads.read',
    response: dataOf(setting),
  },
  'PUT /profile/setting': {
    summary: 'Change the company’s defaults for tenders; a key sent is replaced whole',
    access: 'brand',
    right: 'settings.write',
    body: setting.partial(),
    response: dataOf(setting),
  },
  'POST /brands/invitations/{code}/accept': {
    summary: 'Join the brand that sent this invitation',
    access: 'person',
    response: dataOf(z.object({ brand_member_id: id, name: z.string() })),
  },
} as const satisfies EndpointTable;

export const brandInvitation = z.object({
  brand: z.string(),
  invited_by: z.string(),
  role: z.enum(ROLES),
  login_hint: z.string(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
});
