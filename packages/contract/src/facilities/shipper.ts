import { z } from 'zod';
import { FACILITY_CATEGORIES, FACILITY_STATUSES } from '@tenderlane/domain/facilities';
import { dataOf, listOf, listQuery, type EndpointTable } from '../core/endpoint';
import { countryId, text } from '../core/fields';
import { historyPage, historyQuery } from '../core/history';
import { FACILITIES_LIST, FACILITY_SCOPES } from './list';
import { facility, facilityChange, facilityProposal, facilityProposalBody, facilityRow, newFacility } from './schemas';

const someCategories = text(1000)
  .min(1)
  .refine((value) => value.split(',').every((key) => (FACILITY_CATEGORIES as readonly string[]).includes(key)), {
    error: 'not-one-of',
  });
const flag = z.enum(['1', '0']);

const facilitiesQuery = listQuery(FACILITIES_LIST, {
  scope: z.enum(FACILITY_SCOPES).optional(),
  category: someCategories.optional(),
  status: z.enum(FACILITY_STATUSES).optional(),
  country_id: countryId.optional(),
  favourite: flag.optional(),
  deleted: flag.optional(),
});

const seen = { access: 'brand', right: 'loads.read' } as const;
const changed = { access: 'brand', right: 'loads.write' } as const;
const answer = dataOf(facility);

export const facilitiesApi = {
  'GET /facilities': {
    ...seen,
    summary: 'Facilities: the own ones, the public ones, or all that a route may name',
    query: facilitiesQuery,
    response: listOf(facilityRow),
  },
  'GET /facilities/export': {
    ...seen,
    summary: 'The same as CSV',
    query: facilitiesQuery.omit({ page: true, per_page: true, after: true }),
    response: z.string(),
    file: 'text/csv',
  },
  'POST /facilities': {
    ...changed,
    summary: 'Add a facility',
    body: newFacility,
    response: answer,
    status: 201,
  },
  'GET /facilities/{id}': { ...seen, summary: 'One facility, the own or a public one', response: answer },
  'PUT /facilities/{id}': {
    ...changed,
    summary: 'Change an own facility',
    body: facilityChange,
    response: answer,
  },
  'DELETE /facilities/{id}': {
    ...changed,
    summary: 'Delete an own facility; loads that name it keep it',
    response: null,
  },
  'PUT /facilities/{id}/restore': { ...changed, summary: 'Take the deletion back', response: answer },
  'PUT /facilities/{id}/status': {
    ...changed,
    summary: 'Take a facility out of use, or into use again',
    body: z.strictObject({ status: z.enum(FACILITY_STATUSES) }),
    response: answer,
  },
  'PUT /facilities/{id}/favourite': {
    ...seen,
    summary: 'Keep a facility among the reader’s favourites, or no longer',
    body: z.strictObject({ is_favourite: z.boolean() }),
    response: answer,
  },
  'GET /facilities/{id}/history': {
    ...seen,
    summary: 'Who changed what of an own facility, newest first',
    query: historyQuery,
    response: historyPage,
  },
  'POST /facilities/{id}/proposals': {
    ...changed,
    summary: 'Offer an own facility to everybody, or correct a public one; the operator decides',
    body: facilityProposalBody,
    response: dataOf(facilityProposal),
    status: 201,
  },
  'PUT /facilities/{id}/proposals/{proposal_id}/withdraw': {
    ...changed,
    summary: 'Take back an open proposal',
    response: dataOf(facilityProposal),
  },
} as const satisfies EndpointTable;
