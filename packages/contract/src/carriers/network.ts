import { z } from 'zod';
import { AUDIENCE_KINDS, LANE_RADIUS_KM, RELATION_STATES } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id, legalIdCheck, line, locale, paragraph } from '../core/fields';
import { job } from '../jobs/schemas';
import { capabilities, labelRule } from './capabilities';
import { carriersExportBody, carriersExportQuery } from './query';
import { carrier, invitationsSent, label } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'carriers.write' } as const;

const suggestionReason = z.discriminatedUnion('kind', [
  /** Number of recent own awards within 50 km of both ends. */
  z.object({
    kind: z.literal('awards'),
    count: z.number().int(),
    days: z.number().int(),
    from: z.string(),
    to: z.string(),
  }),
  /** The carrier said, or the shipper noted, that it serves this lane. */
  z.object({ kind: z.literal('lane'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('bodies'), body_types: z.array(z.string()) }),
  z.object({ kind: z.literal('found') }),
]);
export type SuggestionReason = z.infer<typeof suggestionReason>;

const suggestion = z.object({
  carrier_id: id.nullable(),
  company_id: id.nullable(),
  name: z.string(),
  country_id: z.string().nullable(),
  legal_id: z.string().nullable(),
  legal_id_check: legalIdCheck,
  state: z.enum(RELATION_STATES).nullable(),
  body_types: z.array(z.string()),
  certificates: z.array(z.string()),
  labels: z.array(z.object({ id, name: z.string() })),
  is_in_audience: z.boolean().nullable(),
  reasons: z.array(suggestionReason).min(1),
});
export type Suggestion = z.infer<typeof suggestion>;

const suggestions = z.object({
  data: z.array(suggestion),
  meta: z.object({
    radius_km: z.literal(LANE_RADIUS_KM),
    days: z.number().int(),
    load: z
      .object({
        id,
        name: z.string().nullable(),
        state: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        audience_kind: z.enum(AUDIENCE_KINDS),
        carrier_ids: z.array(id),
      })
      .nullable(),
  }),
});
export type Suggestions = z.infer<typeof suggestions>;

export const networkApi = {
  'GET /carriers/export': {
    ...read,
    summary: 'The carriers of a list as CSV, up to 100,000',
    query: carriersExportQuery,
    response: z.string(),
    file: 'text/csv',
  },
  'POST /carriers/exports': {
    ...read,
    summary: 'The carriers of a list, or some of them, as a spreadsheet (.xlsx) that a job makes; up to 100,000',
    body: carriersExportBody,
    response: dataOf(job),
    status: 201,
  },
  'GET /carriers/suggested': {
    ...read,
    summary:
      'Carriers for a load or for the network: own ones with awards on its lanes, and companies that agreed to be found',
    query: z.strictObject({
      load: z.coerce.number<string | number>().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    response: suggestions,
  },
  'POST /carriers/suggested/invite': {
    ...write,
    summary: 'Invite companies that agreed to be found; the invitation goes to their owners',
    capacity: 'carriers',
    body: z.strictObject({
      company_ids: z.array(id).min(1).max(LIMITS.perPageMax),
      message: paragraph().optional(),
      locale: locale.optional(),
    }),
    response: invitationsSent,
    status: 201,
    secret: true,
  },
  'GET /carriers/duplicates': {
    ...read,
    summary: 'Carriers that are in the network twice: one legal id, one login, or one name in one country',
    response: dataOf(
      z.array(
        z.object({ reason: z.enum(['legal_id', 'login', 'name']), value: z.string(), carriers: z.array(carrier) }),
      ),
    ),
  },
  'POST /carriers/{id}/merge': {
    ...write,
    summary: 'Merge a carrier that no company stands behind into another of the network; it cannot be undone',
    body: z.strictObject({ into: id }),
    response: dataOf(carrier),
  },
  'PUT /carriers/{id}/remove': {
    ...write,
    summary: 'Remove a carrier from the network; its bids in open tenders no longer count',
    body: z.strictObject({ reason: paragraph(LIMITS.reasonMax).optional() }),
    response: dataOf(carrier),
  },
  'GET /carriers/{id}/capabilities': {
    ...read,
    summary: 'Lanes, bodies and certificates of a carrier: what it says itself, and what the own company added',
    response: dataOf(z.object({ own: capabilities, added: capabilities })),
  },
  'PUT /carriers/{id}/capabilities': {
    ...write,
    summary: 'Set what the own company adds to a carrier’s lanes, bodies and certificates',
    body: capabilities,
    response: dataOf(z.object({ own: capabilities, added: capabilities })),
  },
  'PUT /labels/{id}': {
    ...write,
    summary: 'Rename a label, or give it a rule by which carriers get it by themselves; null takes the rule away',
    body: z.strictObject({ name: line(50).min(1).optional(), rule: labelRule.nullable().optional() }),
    /** `job_id`: the job that assigns the label, when its rule may concern many carriers. */
    response: dataOf(label.extend({ job_id: id.nullable() })),
  },
} as const satisfies EndpointTable;
