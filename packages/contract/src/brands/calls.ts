import { z } from 'zod';
import { ROLES } from '@tenderlane/domain/core';
import { dataOf, listOf, type EndpointTable } from '../core/endpoint';
import {
  companyCountry,
  companyName,
  currency,
  id,
  instant,
  line,
  login,
  paragraph,
  required,
  text,
} from '../core/fields';
import { company } from './schemas';

export const brandBody = z.strictObject({
  name: companyName,
  country_id: companyCountry,
  currency: currency.optional(),
  legal_id: line(50).nullable().optional(),
});

const confirmedNumber = { country_id: companyCountry, legal_id: required(line(50)) };

const user = z.object({
  id,
  account_id: id.nullable(),
  name: z.string(),
  login: z.string(),
  login_methods: z.array(z.enum(['email', 'phone'])),
  position: z.string().nullable(),
  /** Without it the person's profile is locked and cannot be changed. */
  can_edit_profile: z.boolean(),
  role: z.enum(ROLES),
  status: z.enum(['active', 'invited', 'expired']),
  is_self: z.boolean(),
  is_owner: z.boolean(),
  invited_until: instant.nullable(),
  message_sends_at: instant.nullable(),
  refusals: z.record(z.string(), z.string()),
});

const role = z.enum(ROLES).exclude(['owner']);

const brandInvitation = z.object({
  brand: z.string(),
  invited_by: z.string(),
  role: z.enum(ROLES),
  login_hint: z.string(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
});

export const companiesApi = {
  'PUT /account/brand': {
    summary: 'Create the first brand, or change the active one',
    access: 'person',
    body: brandBody,
    response: dataOf(company),
  },
  'POST /account/brand': {
    summary: 'Add a further brand',
    access: 'person',
    whileClosed: true,
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
      name: companyName,
      message: required(paragraph()),
      document: z.strictObject({ name: required(line()), content: z.base64().min(1).max(2_700_000) }),
    }),
    response: null,
    bodyBytes: 3_000_000,
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
  'GET /profile/administrators': {
    summary: 'Whom a colleague asks for more rights: the owner first, at most 5, without the person who calls',
    access: 'brand',
    whileClosed: true,
    response: dataOf(
      z.array(z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })),
    ),
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
  'PUT /profile/users/{id}': {
    summary: 'Change a colleague’s role and position, lock or unlock the profile',
    access: 'brand',
    right: 'users.write',
    body: z.strictObject({
      role: role.optional(),
      position: line(100).nullable().optional(),
      can_edit_profile: z.boolean().optional(),
    }),
    response: dataOf(user),
  },
  'PUT /profile/users/{id}/owner': {
    summary: 'Hand the company over to a colleague, who is its owner from now on; the owner becomes an administrator',
    access: 'brand',
    right: 'company.close',
    response: dataOf(user),
  },
  'DELETE /profile/users/{id}': {
    summary: 'Remove a colleague or revoke an invitation',
    access: 'brand',
    right: 'users.write',
    response: null,
  },
  'POST /brands/invitations/{code}/accept': {
    summary: 'Join the brand that sent this invitation',
    access: 'person',
    whileClosed: true,
    response: dataOf(z.object({ brand_member_id: id, name: z.string() })),
  },
} as const satisfies EndpointTable;

export const shipperCompaniesApi = {
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
  'GET /profile/users/{id}/edit': {
    summary: 'One colleague',
    access: 'brand',
    right: 'users.write',
    response: dataOf(user),
  },
  'PUT /profile/users/{id}/resend': {
    summary: 'Send an invitation to a colleague again',
    access: 'brand',
    right: 'users.write',
    response: dataOf(user),
  },
} as const satisfies EndpointTable;

export type SettingSchema<Fields extends z.ZodRawShape> = z.ZodObject<Fields, z.core.$strict>;

/** The calls of the settings, whose schema joins the sections of all features. */
export const settingApi = <Fields extends z.ZodRawShape>(setting: SettingSchema<Fields>) =>
  ({
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
  }) as const satisfies EndpointTable;

export const publicCompaniesApi = {
  'GET /brands/invitations/{code}': {
    access: 'link',
    summary: 'Who invites a colleague',
    response: dataOf(brandInvitation),
    secret: true,
  },
} as const satisfies EndpointTable;
