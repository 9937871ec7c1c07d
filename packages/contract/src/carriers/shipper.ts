import { z } from 'zod';
import { RELATION_STATES } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import { dataOf, listOf, type EndpointTable } from '../core/endpoint';
import {
  companyCountry,
  day,
  id,
  instant,
  legalIdCheck,
  line,
  locale,
  login,
  optionalCompanyName,
  paragraph,
  required,
} from '../core/fields';
import { customValues } from '../fields/schemas';
import { historyPage, historyQuery, reasonBody } from '../core/history';
import { carrierCountsQuery, carriersQuery } from './query';
import { carrier, invitationSent, invitationsSent, label } from './schemas';

export type { Carrier } from './schemas';

export const carrierNote = z.object({
  id,
  text: z.string(),
  author: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type CarrierNote = z.infer<typeof carrierNote>;
const noteBody = z.strictObject({ text: required(paragraph(LIMITS.noteMax)) });

export const carriersApi = {
  'POST /catalogs/invite/create': {
    summary: 'Invite carriers by e-mail or phone',
    access: 'brand',
    right: 'carriers.write',
    capacity: 'carriers',
    body: z.strictObject({
      invitations: z
        .array(
          z.strictObject({
            login,
            company_name: optionalCompanyName.optional(),
            legal_id: line(50).optional(),
            country_id: companyCountry.optional(),
            label_ids: z.array(id).max(20).optional(),
          }),
        )
        .min(1)
        .max(LIMITS.invitationsMax),
      message: paragraph().optional(),
      locale: locale.optional(),
    }),
    response: invitationsSent,
    status: 201,
    secret: true,
  },
  'POST /company/search': {
    summary: 'Find a carrier company by name or legal id before inviting it',
    access: 'brand',
    right: 'loads.read',
    body: z.strictObject({
      search: line().optional(),
      legal_id: line(50).optional(),
      country_id: companyCountry.optional(),
    }),
    response: dataOf(
      z.array(
        z.object({
          name: z.string(),
          country_id: z.string(),
          legal_id: z.string().nullable(),
          legal_id_check: legalIdCheck,
          carrier_id: id.nullable(),
          state: z.enum(RELATION_STATES).nullable(),
        }),
      ),
    ),
  },
  'GET /carriers': {
    summary: 'The network',
    access: 'brand',
    right: 'loads.read',
    query: carriersQuery,
    response: listOf(carrier),
  },
  'GET /carriers/counts': {
    summary: 'How many carriers are in each state under the same filter',
    access: 'brand',
    right: 'loads.read',
    query: carrierCountsQuery,
    response: dataOf(z.record(z.string(), z.number().int())),
  },
  'GET /carriers/{id}': { summary: 'One carrier', access: 'brand', right: 'loads.read', response: dataOf(carrier) },
  'PUT /carriers/{id}': {
    summary: 'Set the labels of a carrier, when the agreement with it ends, and own fields; labels of a rule stay',
    access: 'brand',
    right: 'carriers.write',
    body: z.strictObject({
      label_ids: z.array(id).max(20).optional(),
      agreement_ends_on: day.nullable().optional(),
      custom: customValues.optional(),
      /** The values of `custom` that the sender saw: a field changed meanwhile is refused, not overwritten. */
      custom_known: customValues.optional(),
    }),
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/resend': {
    summary: 'Send the invitation again, with a new link',
    access: 'brand',
    right: 'carriers.write',
    response: dataOf(invitationSent),
    secret: true,
  },
  'PUT /carriers/{id}/revoke': {
    summary: 'Revoke an invitation that was not used',
    access: 'brand',
    right: 'carriers.write',
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/approve': {
    summary: 'Let a requesting carrier in',
    access: 'brand',
    right: 'carriers.write',
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/decline': {
    summary: 'Decline a request, with a text',
    access: 'brand',
    right: 'carriers.write',
    body: reasonBody,
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/suspend': {
    summary: 'Suspend a carrier; its bids no longer count',
    access: 'brand',
    right: 'carriers.write',
    body: reasonBody,
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/resume': {
    summary: 'End a suspension',
    access: 'brand',
    right: 'carriers.write',
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/confirm_legal_id': {
    summary:
      'Confirm a carrier’s legal id in the own network after a check of its papers; name, country and number as they were seen',
    access: 'brand',
    right: 'carriers.write',
    body: z.strictObject({ name: required(line()), country_id: companyCountry, legal_id: required(line(50)) }),
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/unconfirm_legal_id': {
    summary: 'Take the confirmation of a legal id back',
    access: 'brand',
    right: 'carriers.write',
    response: dataOf(carrier),
  },
  'GET /carriers/{id}/history': {
    summary: 'Who changed what of a carrier in the own network, newest first',
    access: 'brand',
    right: 'loads.read',
    query: historyQuery,
    response: historyPage,
  },
  'GET /carriers/{id}/notes': {
    summary: 'What the company has noted about a carrier; nobody else sees it',
    access: 'brand',
    right: 'loads.read',
    response: dataOf(z.array(carrierNote)),
  },
  'POST /carriers/{id}/notes': {
    summary: 'Note something about a carrier',
    access: 'brand',
    right: 'carriers.write',
    body: noteBody,
    response: dataOf(carrierNote),
    status: 201,
  },
  'PUT /carriers/{id}/notes/{note_id}': {
    summary: 'Change a note',
    access: 'brand',
    right: 'carriers.write',
    body: noteBody,
    response: dataOf(carrierNote),
  },
  'DELETE /carriers/{id}/notes/{note_id}': {
    summary: 'Delete a note',
    access: 'brand',
    right: 'carriers.write',
    response: null,
  },
  'PUT /carriers/{id}/notes/{note_id}/restore': {
    summary: 'Take the deletion of a note back at once',
    access: 'brand',
    right: 'carriers.write',
    response: dataOf(carrierNote),
  },
  'GET /labels': {
    summary: 'Labels of carriers',
    access: 'brand',
    right: 'loads.read',
    response: dataOf(z.array(label)),
  },
  'POST /labels': {
    summary: 'Create a label; the same name answers the same label',
    access: 'brand',
    right: 'carriers.write',
    body: z.strictObject({ name: line(50).min(1) }),
    response: dataOf(label),
    status: 201,
  },
  'DELETE /labels/{id}': {
    summary: 'Remove a label everywhere',
    access: 'brand',
    right: 'carriers.write',
    response: null,
  },
} as const satisfies EndpointTable;
