import { z } from 'zod';
import { ROLES } from '@tenderlane/domain/core';
import { cursorMeta, cursorQuery, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { id, instant, line, paragraph, required } from '../core/fields';

const state = z.enum(['open', 'approved', 'declined']);
const memberRole = z.enum(ROLES).exclude(['owner']);

const ownPage = line(2000).regex(/^\/(?![/\\])[^\s\\]*$/);

const ownAccessRequest = z.object({
  company_id: id,
  company_name: z.string(),
  message: z.string(),
  state,
  reason: z.string().nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
});
export type OwnAccessRequest = z.infer<typeof ownAccessRequest>;

/** The administrators' view. `was_member`: the person worked in the company before. */
const accessRequest = z.object({
  id,
  name: z.string(),
  login: z.string(),
  message: z.string(),
  state,
  was_member: z.boolean(),
  invited_as: z.enum(ROLES).nullable(),
  reason: z.string().nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
  settled_by: z.string().nullable(),
});
export type AccessRequest = z.infer<typeof accessRequest>;

export const accessApi = {
  'GET /account/access_requests': {
    summary: 'The newest request of this person to each company',
    access: 'person',
    whileClosed: true,
    response: dataOf(z.array(ownAccessRequest)),
  },
  'POST /account/access_requests': {
    summary: 'Ask the administrators of a company to be let in; a request that is open is changed',
    access: 'person',
    whileClosed: true,
    body: z.strictObject({ company_id: id, text: required(paragraph()), page: ownPage.optional() }),
    response: dataOf(ownAccessRequest),
    status: 201,
  },
  'GET /profile/access_requests': {
    summary: 'Who asks to be let in, open requests first',
    access: 'brand',
    right: 'users.write',
    query: cursorQuery,
    response: dataWith(z.array(accessRequest), cursorMeta.extend({ open: z.number().int() })),
  },
  'PUT /profile/access_requests/{id}/approve': {
    summary: 'Let the person in, with a role',
    access: 'brand',
    right: 'users.write',
    capacity: 'users',
    body: z.strictObject({ role: memberRole }),
    response: dataOf(accessRequest),
  },
  'PUT /profile/access_requests/{id}/decline': {
    summary: 'Decline, with a text',
    access: 'brand',
    right: 'users.write',
    body: z.strictObject({ reason: required(paragraph()) }),
    response: dataOf(accessRequest),
  },
} as const satisfies EndpointTable;
