import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { z } from 'zod';
import { cursorMeta, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { helpRequest, requestBody, requestChange, requestsQuery } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const one = { ...read, response: dataOf(helpRequest) } as const;

export const requestsApi = {
  'GET /requests': {
    ...read,
    summary: 'What the company asked the help desk, the newest first; its chat with support comes before them',
    query: requestsQuery,
    response: dataWith(z.array(helpRequest), cursorMeta),
  },
  'POST /requests': {
    ...one,
    summary: 'Ask the help desk, with files as a form; asked for twice with one client_id it is the same request',
    body: requestBody,
    // One more than allowed, so that the rule names the limit.
    multipart: { files: CHAT_LIMITS.filesMax + 1 },
    status: 201,
  },
  'GET /requests/{id}': {
    ...one,
    summary: 'One request; the operator sees its load while the company consents, and each time is recorded',
  },
  'PUT /requests/{id}/close': { ...one, summary: 'Close a solved request; only the person who asked' },
  'PUT /requests/{id}/reopen': { ...one, summary: 'Open a request again, within 14 days after it was closed' },
  'PUT /requests/{id}/consent': { ...one, summary: 'Let the operator see the load of a request for 24 hours' },
} as const satisfies EndpointTable;

export const operatorRequestsApi = {
  'GET /operator/requests': {
    ...read,
    summary:
      'Requests of all companies, by default those that are not solved: stopped work first, then the longest wait',
    query: requestsQuery,
    response: dataWith(z.array(helpRequest), cursorMeta),
  },
  'PUT /operator/requests/{id}': {
    ...one,
    summary: 'Assign a request or change its state; needs the right loads.write',
    body: requestChange,
  },
} as const satisfies EndpointTable;
