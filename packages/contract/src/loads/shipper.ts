import { z } from 'zod';
import { dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { LIMITS } from '@tenderlane/domain/core';
import { companyCountry, id, line, paragraph } from '../core/fields';
import { job } from '../jobs/schemas';
import { awardLoads, loadCommand, readLoads, writeLoads } from './calls';
import { auctionAnswer, draft, newDraft } from './draft';
import { loadsCountsQuery, loadsExportBody, loadsExportQuery, loadsQuery, loadsTotalQuery } from './query';
import { calendar, calendarQuery, loadsGroups, loadsGroupsQuery } from './groups';
import { eligibility } from '../packets/schemas';
import { disputeBody, disputesCall } from './disputes';
import { historyEntry, reasonBody } from '../core/history';
import { loadAnswer, loadsPage } from './schemas';
import { runningVehicle } from './vehicles';

const tags = z.array(line(50).min(1)).max(LIMITS.tagsMax);
const created = { response: dataOf(z.object({ id })), status: 201 } as const;

export const loadsApi = {
  'GET /loads': { ...readLoads, summary: 'A page of loads', query: loadsQuery, response: loadsPage },
  'GET /loads/counts': {
    ...readLoads,
    summary: 'How many loads are in each state, capped at 10,000; null where a search finds more than 1,000 in all',
    query: loadsCountsQuery,
    response: dataOf(z.record(z.string(), z.number().int().nullable())),
  },
  'GET /loads/total': {
    ...readLoads,
    summary: 'How many loads a list holds, exact up to 10,000',
    query: loadsTotalQuery,
    response: dataOf(z.object({ total: z.number().int(), total_capped: z.boolean() })),
  },
  'GET /loads/groups': {
    ...readLoads,
    summary: 'How many loads of a list are in each group, and the sums of their prices',
    query: loadsGroupsQuery,
    response: loadsGroups,
  },
  'GET /loads/calendar': {
    ...readLoads,
    summary: 'How many loads are picked up on each day of a month, each day in the zone of its pickup',
    query: calendarQuery,
    response: calendar,
  },
  'GET /tracking/vehicles': {
    ...readLoads,
    summary: 'The running orders that a list with this filter shows, with their last positions; at most the newest 500',
    query: loadsTotalQuery,
    response: dataWith(z.array(runningVehicle), z.object({ is_capped: z.boolean() })),
  },
  'GET /loads/export': {
    ...readLoads,
    summary: 'The loads of a list as CSV, up to 100,000',
    query: loadsExportQuery,
    response: z.string(),
    file: 'text/csv',
  },
  'POST /loads/exports': {
    ...readLoads,
    summary: 'The loads of a list, or some of them, as a spreadsheet (.xlsx) that a job makes; up to 100,000',
    body: loadsExportBody,
    response: dataOf(job),
    status: 201,
  },
  'POST /loads': {
    ...writeLoads,
    ...created,
    summary: 'Start a draft',
    body: z.strictObject({ country_id: companyCountry.optional() }),
  },
  'GET /loads/new': {
    ...writeLoads,
    summary: 'What a draft begins with; nothing is stored before `POST /loads`',
    response: newDraft,
  },
  'GET /loads/{id}': { ...readLoads, summary: 'One load with everything its page shows', response: loadAnswer },
  'GET /loads/{id}/edit': {
    ...readLoads,
    summary: 'The editable load with its terms',
    response: draft,
  },
  'GET /loads/{id}/eligibility': {
    ...readLoads,
    summary: 'Who of the audience may not win as things stand, and why',
    response: dataOf(eligibility),
  },
  'GET /loads/{id}/auction': {
    ...readLoads,
    summary: 'The tender’s terms',
    response: auctionAnswer,
  },
  'POST /loads/{id}/duplicate': { ...writeLoads, ...created, summary: 'Copy a load into a new draft' },
  'DELETE /loads/{id}': { ...writeLoads, summary: 'Delete a draft', response: null },
  'PUT /loads/{id}/restore': loadCommand(writeLoads, 'Take back the deletion of a draft, within ten seconds'),
  'PUT /loads/{id}/tags': {
    ...loadCommand(writeLoads, 'Add and take away tags, in whatever state the load is'),
    body: z.strictObject({ add: tags.optional(), remove: tags.optional() }),
  },
  'PUT /loads/{id}/start': {
    ...loadCommand(writeLoads, 'Loading has started; the override of missing papers needs the right to award'),
    body: z.strictObject({ override_reason: paragraph().optional() }),
  },
  'PUT /loads/{id}/complete': {
    ...loadCommand(awardLoads, 'Delivered; a reason waives a missing proof of delivery'),
    body: z.strictObject({ waive_reason: paragraph().optional() }),
  },
  'PUT /loads/{id}/fail': { ...loadCommand(awardLoads, 'Not delivered'), body: reasonBody },
  'PUT /loads/{id}/contest': {
    ...loadCommand(awardLoads, 'Contest a completed order, within two days of its completion'),
    body: disputeBody,
  },
  'GET /loads/{id}/disputes': { ...readLoads, ...disputesCall },
  'PUT /loads/{id}/manager': {
    ...loadCommand(writeLoads, 'Hand over to a colleague, who is responsible from now on'),
    body: z.strictObject({ manager_id: id }),
  },
  'PUT /loads/{id}/archive': loadCommand(writeLoads, 'Archive'),
  'PUT /loads/{id}/unarchive': { ...loadCommand(writeLoads, 'Take out of the archive'), right: 'settings.write' },
  'GET /loads/{id}/history': {
    ...readLoads,
    summary: 'What happened to this load, newest first',
    query: z.strictObject({ before: z.coerce.number().int().positive().optional() }),
    response: z.object({ data: z.array(historyEntry), meta: z.object({ next: z.number().nullable() }) }),
  },
} as const satisfies EndpointTable;
