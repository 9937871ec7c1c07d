import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { LOAD_BULK_ACTIONS, JOB_LIMITS, CARRIER_BULK_ACTIONS, TRIP_BULK_ACTIONS } from '@tenderlane/domain/jobs';
import { carriersFilter } from '../carriers/query';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id, line, locale, paragraph } from '../core/fields';
import { bulkPreview, job } from '../jobs/schemas';
import { writeLoads } from '../loads/calls';
import { loadsTotalQuery } from '../loads/query';

const tags = z.array(line(50).min(1)).max(LIMITS.tagsMax);

const ids = z.array(id).min(1).max(JOB_LIMITS.rowsMax);

/** Exactly one of the two: chosen loads, or all that a filter finds now. */
const selection = { ids: ids.optional(), filter: loadsTotalQuery.optional() };

const change = {
  ...selection,
  action: z.enum(LOAD_BULK_ACTIONS),
  add_tags: tags.optional(),
  remove_tags: tags.optional(),
  /** With `hand_over`: the new responsible person; a preview without it checks only the states. */
  manager_id: id.optional(),
};

const tripChange = z.strictObject({ ...selection, action: z.enum(TRIP_BULK_ACTIONS) });

const labelIds = z.array(id).max(LIMITS.tagsMax);

const carrierChange = {
  ids: ids.optional(),
  filter: carriersFilter.optional(),
  action: z.enum(CARRIER_BULK_ACTIONS),
  add_label_ids: labelIds.optional(),
  remove_label_ids: labelIds.optional(),
  /** With `invite`: a text of its own, and a language to use instead of each carrier’s own. */
  message: paragraph().optional(),
  locale: locale.optional(),
};

const writeCarriers = { access: 'brand', right: 'carriers.write' } as const;

export const bulkApi = {
  'POST /loads/bulk/preview': {
    ...writeLoads,
    summary: 'How many of some loads a change would reach, and why not the others; at most 10,000 loads',
    body: z.strictObject(change),
    response: dataOf(bulkPreview),
  },
  'POST /loads/bulk': {
    ...writeLoads,
    summary: 'Change up to 10,000 loads one by one, each as the call for one load would',
    body: z.strictObject({
      ...change,
      reason: paragraph().min(1).optional(),
      minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes).optional(),
    }),
    response: dataOf(job),
    status: 201,
  },
  'POST /loads/trip/bulk/preview': {
    ...writeLoads,
    summary: 'How many of some orders a change of their trips would reach, and why not the others; at most 10,000',
    body: tripChange,
    response: dataOf(bulkPreview),
  },
  'POST /loads/trip/bulk': {
    ...writeLoads,
    summary: 'Ask for the vehicle, send the link to the driver again, or complete up to 10,000 orders one by one',
    body: tripChange,
    response: dataOf(job),
    status: 201,
  },
  'POST /carriers/bulk/preview': {
    ...writeCarriers,
    summary: 'How many of some carriers a change would reach, and why not the others; at most 10,000 carriers',
    body: z.strictObject(carrierChange),
    response: dataOf(bulkPreview),
  },
  'POST /carriers/bulk': {
    ...writeCarriers,
    summary: 'Change up to 10,000 carriers one by one, each as the call for one carrier would',
    body: z.strictObject({ ...carrierChange, reason: paragraph().min(1).optional() }),
    response: dataOf(job),
    status: 201,
  },
} as const satisfies EndpointTable;
