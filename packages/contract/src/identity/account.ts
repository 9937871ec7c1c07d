import { z } from 'zod';
import { ROLES } from '@tenderlane/domain/core';
import { closing } from '../brands/closing';
import { company } from '../brands/schemas';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { companyCountry, id, instant, locale, personName } from '../core/fields';

export const account = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: company.extend({ closing: closing.nullable() }).nullable(),
  locale: z.string(),
  country: z.object({ id: z.string(), currency: z.record(z.string(), z.string()) }),
  role: z.enum(ROLES).nullable(),
  rights: z.array(z.string()),
  brand_members: z.array(
    z.object({ id, company_id: id, name: z.string(), is_active: z.boolean(), is_closed: z.boolean() }),
  ),
  brand_favicon: z.string().nullable(),
  brand_logo: z.string().nullable(),
  is_need_brand_onboard: z.boolean(),
  is_need_user_onboard: z.boolean(),
  /** A company of the person locked the profile: name, language and country cannot be changed. */
  is_locked: z.boolean(),
  /** The session was opened by the link of a message: only for the tenders of that sender, without onboarding. */
  is_link_session: z.boolean(),
  link_order_id: id.nullable(),
  can_show_payment: z.boolean(),
  has_new_notifications: z.boolean(),
  carriers_request_count: z.number().int(),
  notifications: z.array(
    z.object({
      /** Stays the same with the content, so that a dismissed alert does not appear again. */
      key: z.string(),
      text: z.string(),
      at: instant.nullable(),
      type: z.enum(['info', 'warning', 'error']),
      icon: z.string(),
      routeName: z.string(),
      color: z.string(),
      link: z.string().optional(),
    }),
  ),
  quickstart_info: z.object({
    is_search_started: z.boolean(),
    is_load_booked: z.boolean(),
    is_trip_completed: z.boolean(),
    has_payed_load: z.boolean(),
    is_demo_booked: z.boolean(),
    is_carrier_invited: z.boolean(),
  }),
  /** The company is the operator's, so the person has the operator's page. */
  is_operator: z.boolean(),
  /** The operator's contact for the company; the photo is the path of a call that needs the session. */
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

const personBody = z.strictObject({
  first_name: personName(100),
  last_name: personName(100),
  locale: locale.optional(),
  country_id: companyCountry.optional(),
  accepts_terms: z.literal(true).optional(),
});
const session = z.object({
  id,
  application: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
  is_current: z.boolean(),
});

export const accountApi = {
  'GET /account': {
    summary: 'The signed-in person and the active brand',
    access: 'person',
    whileClosed: true,
    response: dataOf(account),
  },
  'GET /profile/info': {
    summary: 'The person’s own profile',
    access: 'person',
    whileClosed: true,
    response: dataOf(
      personBody.omit({ accepts_terms: true }).extend({
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
    summary: 'Change the person’s name and language, or accept the terms of use',
    access: 'person',
    whileClosed: true,
    body: personBody,
    response: dataOf(z.object({ id })),
  },
  'PUT /account/{id}/change': {
    summary: 'Make another brand the active one; id is a brand member’s',
    access: 'person',
    whileClosed: true,
    response: dataOf(z.object({ id })),
  },
  'GET /account/sessions': {
    summary: 'Where the person is signed in',
    access: 'person',
    whileClosed: true,
    response: dataOf(z.array(session)),
  },
  'DELETE /account/sessions/{id}': {
    summary: 'End one of the person’s sessions',
    access: 'person',
    whileClosed: true,
    response: null,
  },
} as const satisfies EndpointTable;
