import { z } from 'zod';
import { cursorMeta, cursorQuery, dataOf, dataWith, listOf, type EndpointTable } from '../core/endpoint';
import { queuedProposal } from '../facilities/schemas';
import { reasonBody } from '../core/history';
import {
  installationState,
  managerBody,
  operatorCompaniesQuery,
  operatorCompany,
  operatorMember,
  operatorProfile,
  operatorProfileBody,
  operatorQueues,
  parkedEvent,
  retried,
} from './schemas';

/**
 * Outside the operator's company these calls do not exist for any role; so the call itself checks the right to change
 * something after that.
 */
const ofOperator = { access: 'brand' } as const;

export const operatorApi = {
  'GET /operator/installation': {
    ...ofOperator,
    summary: 'The state of the installation: services, files, disk, backup, queues, failures',
    response: dataOf(installationState),
  },
  'GET /operator/queues': {
    ...ofOperator,
    summary:
      'The number of rows that wait in each queue of the operator: chats without an answer, requests not solved, demos not held, contests, matches, facility proposals, parked events',
    response: dataOf(operatorQueues),
  },
  'GET /operator/parked': {
    ...ofOperator,
    summary: 'What failed three times after its commit, the longest parked first; at most 1,000',
    response: dataOf(z.array(parkedEvent)),
  },
  'PUT /operator/parked/retry': {
    ...ofOperator,
    summary: 'Try all of it again; needs the right settings.write',
    response: dataOf(retried),
  },
  'PUT /operator/parked/{id}/retry': {
    ...ofOperator,
    summary: 'Try one of it again; needs the right settings.write',
    response: dataOf(retried),
  },
  'GET /operator/companies': {
    ...ofOperator,
    summary: 'All companies with their managers, by name',
    query: operatorCompaniesQuery,
    response: listOf(operatorCompany),
  },
  'PUT /operator/companies/{id}/manager': {
    ...ofOperator,
    summary: 'Give a company a manager, or take it away; needs the right settings.write',
    body: managerBody,
    response: dataOf(operatorCompany),
  },
  'GET /operator/facility_proposals': {
    ...ofOperator,
    summary:
      'What companies propose about facilities of everybody: open ones, the oldest first, or decided ones, the newest first',
    query: cursorQuery.extend({ state: z.enum(['open', 'decided']).optional() }),
    response: dataWith(z.array(queuedProposal), cursorMeta),
  },
  'PUT /operator/facility_proposals/{id}/approve': {
    ...ofOperator,
    summary: 'Publish what was proposed; needs the right settings.write',
    response: dataOf(queuedProposal),
  },
  'PUT /operator/facility_proposals/{id}/decline': {
    ...ofOperator,
    summary: 'Decline a proposal with a text; needs the right settings.write',
    body: reasonBody,
    response: dataOf(queuedProposal),
  },
  'GET /operator/members': {
    ...ofOperator,
    summary: 'The operator’s people, who may be managers',
    response: dataOf(z.array(operatorMember)),
  },
  'GET /operator/profile': {
    ...ofOperator,
    summary: 'What companies see of the person who calls',
    response: dataOf(operatorProfile),
  },
  'PUT /operator/profile': {
    ...ofOperator,
    summary: 'Change one’s own photo (JPEG, PNG or WebP, 1 MB at most, in base64) and Telegram link',
    body: operatorProfileBody,
    response: dataOf(operatorProfile),
    bodyBytes: 1_500_000,
  },
} as const satisfies EndpointTable;

export const supportApi = {
  'GET /operator_photos/{id}': {
    access: 'brand',
    summary: 'The photo of a person of the operator, for companies that the person looks after and for the operator',
    response: z.string(),
    file: 'application/octet-stream',
  },
} as const satisfies EndpointTable;
