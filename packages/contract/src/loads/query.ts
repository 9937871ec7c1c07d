import { z } from 'zod';
import { BASES, LOAD_STATES, TENDER_TYPES } from '@tenderlane/domain/loads';
import { LIMITS } from '@tenderlane/domain/core';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import { BODY_TYPES, LOAD_TYPES, PAYMENT_TYPES } from '../reference/lists';
import { listQuery } from '../core/endpoint';
import { countryId, currency, id, instant, text } from '../core/fields';
import { attentionKey, idsText, pointText, radiusKm, someOf } from '../core/list-fields';
import { fieldFilter, fileColumns } from '../fields/schemas';
import { LOADS_LIST, TRACKING_FILTERS } from './list';

const columns = fileColumns(LOADS_LIST.columns);

const amount = z.coerce.number<string | number>().int().min(0).max(LIMITS.moneyMax);

const fields = listQuery(LOADS_LIST, {
  status: someOf(LOAD_STATES).optional(),
  manager_id: z.union([z.literal('me'), idsText]).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}(,[A-Z]{3}){0,19}$/)
    .optional(),
  pickup_from: instant.optional(),
  pickup_to: instant.optional(),
  delivery_from: instant.optional(),
  delivery_to: instant.optional(),
  created_from: instant.optional(),
  created_to: instant.optional(),
  ends_from: instant.optional(),
  ends_to: instant.optional(),
  awarded_from: instant.optional(),
  awarded_to: instant.optional(),
  /** Orders with a proven arrival since then. */
  arrived_from: instant.optional(),
  attention: attentionKey.optional(),
  attention_scope: z.literal('mine').optional(),
  /** Area of a pickup and of a delivery: a country, or a radius in kilometres (default 50) around a point. */
  from_country: countryId.optional(),
  from_point: pointText.optional(),
  from_radius_km: radiusKm.optional(),
  /** The page's name of the point; it filters nothing. */
  from_name: text(200).optional(),
  to_country: countryId.optional(),
  to_point: pointText.optional(),
  to_radius_km: radiusKm.optional(),
  to_name: text(200).optional(),
  /** The awarded carrier. Bidders cannot be filtered, because bids of sealed tenders are secret. */
  carrier_id: idsText.optional(),
  price_from: amount.optional(),
  price_to: amount.optional(),
  price_basis: z.enum(BASES).optional(),
  truck_body: someOf(BODY_TYPES).optional(),
  load_type: someOf(LOAD_TYPES).optional(),
  tender_type: z.enum(TENDER_TYPES).optional(),
  payment_type: someOf(PAYMENT_TYPES).optional(),
  tag: text(50).optional(),
  labels: text(1000).min(1).optional(),
  custom: fieldFilter.optional(),
  facility_id: idsText.optional(),
  tracking: z.enum(TRACKING_FILTERS).optional(),
}).extend({
  ids: idsText.optional(),
});

interface PriceBounds {
  price_from?: number | undefined;
  price_to?: number | undefined;
  currency?: string | undefined;
}

/** A price filter needs its currency: both must be named. */
export const requireOneCurrency = <Query extends z.ZodType<PriceBounds>>(query: Query) =>
  query.check(({ value, issues }) => {
    const asked = (['price_from', 'price_to'] as const).filter((name) => value[name] !== undefined);
    if (asked.length === 0 || currency.safeParse(value.currency).success) return;
    for (const name of ['currency', ...asked])
      issues.push({ code: 'custom', path: [name], message: 'required', input: value });
  });

const filter = fields.omit({ page: true, per_page: true, after: true, sort: true, status: true, ids: true });

export const loadsFilterFields = filter.extend({ status: fields.shape.status, ids: fields.shape.ids });

export const loadsQuery = requireOneCurrency(
  fields.extend({
    /** `none`: the total is null and not counted; `GET /loads/total` counts it separately. */
    total: z.literal('none').optional(),
  }),
);

export const loadsCountsQuery = requireOneCurrency(filter);

export const loadsTotalQuery = requireOneCurrency(loadsFilterFields);

export const loadsExportQuery = requireOneCurrency(
  fields.extend({
    columns: columns.text.optional(),
  }),
);

export const loadsExportBody = z.strictObject({
  ids: z.array(id).min(1).max(JOB_LIMITS.rowsMax).optional(),
  filter: loadsTotalQuery.optional(),
  sort: fields.shape.sort,
  columns: columns.list.optional(),
});
