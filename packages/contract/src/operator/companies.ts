import { z } from 'zod';
import { SIDES } from '@tenderlane/domain/core';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id, instant, paragraph, required } from '../core/fields';

const claimant = z.object({
  id,
  name: z.string(),
  kind: z.enum(SIDES),
  country_id: z.string(),
  legal_id: z.string().nullable(),
  closed_at: instant.nullable(),
});

const legalIdContest = z.object({
  id,
  country_id: z.string(),
  legal_id: z.string(),
  confirmed_for: claimant.extend({ is_confirmed: z.boolean() }),
  company_name: z.string(),
  person: z.string(),
  login: z.string(),
  message: z.string(),
  document: z.string().nullable(),
  created_at: instant,
});
export type LegalIdContest = z.infer<typeof legalIdContest>;

/** The same bank account or phone at companies with different legal ids. */
const companyMatch = z.object({
  kind: z.enum(['account', 'phone']),
  id,
  hint: z.string(),
  companies: z.array(claimant),
});
export type CompanyMatch = z.infer<typeof companyMatch>;

const ofOperator = { access: 'brand' } as const;

export const operatorCompaniesApi = {
  'GET /operator/contests': {
    ...ofOperator,
    summary: 'Contested legal ids that nobody has settled, oldest first',
    response: dataOf(z.array(legalIdContest)),
  },
  'GET /operator/contests/{id}/document': {
    ...ofOperator,
    summary: 'The document of a contest',
    response: z.string(),
    file: 'application/octet-stream',
  },
  'PUT /operator/contests/{id}/settle': {
    ...ofOperator,
    summary: 'Settle a contest: take the confirmation back, or leave it; needs the right settings.write',
    body: z.strictObject({ unconfirm: z.boolean() }),
    response: null,
  },
  'GET /operator/matches': {
    ...ofOperator,
    summary:
      'Companies with different legal ids that have the same bank account or phone, and that nobody looked at; at most 200',
    response: dataOf(z.array(companyMatch)),
  },
  'PUT /operator/matches/{kind}/{id}/review': {
    ...ofOperator,
    summary: 'Note that a match was looked at, with what was found; needs the right settings.write',
    body: z.strictObject({ note: required(paragraph()) }),
    response: null,
  },
} as const satisfies EndpointTable;
