import { z } from 'zod';
import { PACKET_STATUSES, RELATION_STATES, CERTIFICATES } from '@tenderlane/domain/carriers';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import { listQuery } from '../core/endpoint';
import { countryId, id, text } from '../core/fields';
import { attentionKey, idsText, pointText, someOf } from '../core/list-fields';
import { fieldFilter, fileColumns } from '../fields/schemas';
import { BODY_TYPES } from '../reference/lists';
import { CARRIERS_LIST } from './list';

/** Basis points, at least 1, because an empty query value would otherwise become 0. */
const share = z.coerce.number<string | number>().int().min(1).max(10_000);
const columns = fileColumns(CARRIERS_LIST.columns);
const yesOrNo = z.enum(['yes', 'no']);

const fields = listQuery(CARRIERS_LIST, {
  state: z.enum(RELATION_STATES).optional(),
  label_id: z.coerce.number<string | number>().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  country: countryId.optional(),
  packet_status: z.enum(PACKET_STATUSES).optional(),
  verified: yesOrNo.optional(),
  has_account: yesOrNo.optional(),
  /** Hundredths of a star. Carriers without a rating match no range; the same holds for the rates (basis points). */
  rating_from: z.coerce.number<string | number>().int().min(100).max(500).optional(),
  response_from: share.optional(),
  acceptance_from: share.optional(),
  cancel_to: share.optional(),
  /** Any of the bodies, and every one of the certificates. */
  body_types: someOf(BODY_TYPES).optional(),
  certificates: someOf(CERTIFICATES).optional(),
  /** A lane the carrier serves: countries, or places with their country. */
  from_country: countryId.optional(),
  from_point: pointText.optional(),
  from_name: text(200).optional(),
  to_country: countryId.optional(),
  to_point: pointText.optional(),
  to_name: text(200).optional(),
  agreement_before: z.iso.date().optional(),
  attention: attentionKey.optional(),
  custom: fieldFilter.optional(),
}).extend({
  /** Only these carriers: the selection in the list. */
  ids: idsText.optional(),
});

export const carriersQuery = fields;

export const carriersFilter = fields.omit({ page: true, per_page: true, after: true, sort: true });

export const carrierCountsQuery = carriersFilter.omit({ state: true, ids: true });

export const carriersExportQuery = fields.extend({
  columns: columns.text.optional(),
});

export const carriersExportBody = z.strictObject({
  ids: z.array(id).min(1).max(JOB_LIMITS.rowsMax).optional(),
  filter: carriersFilter.optional(),
  sort: fields.shape.sort,
  columns: columns.list.optional(),
});
