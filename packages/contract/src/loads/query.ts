import { z } from 'zod';
import { BASES, JOB_LIMITS, LIMITS, LOAD_STATES, TENDER_TYPES } from '@tenderlane/domain';
import { BODY_TYPES, LOAD_TYPES, PAYMENT_TYPES } from '../reference/lists';
import { listQuery } from '../core/endpoint';
import { countryId, currency, id, instant, text } from '../core/fields';
import { idsText, pointText, radiusKm, someOf } from '../core/list-fields';
import { fieldFilter, fileColumns } from '../fields/schemas';
import { LOADS_LIST } from './list';

const columns = fileColumns(LOADS_LIST.columns);

const amount = z.coerce.number<string | number>().int().min(0).max(LIMITS.moneyMax);

const fields = listQuery(LOADS_LIST, {
  status: someOf(LOAD_STATES).optional(),
  /** Whose loads, `me` for the reader's own. */
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
  /** Where a pickup lies, and where a delivery: in a country, or so many kilometres (50) around a point. */
  from_country: countryId.optional(),
  from_point: pointText.optional(),
  from_radius_km: radiusKm.optional(),
  /** How the page calls the point; it filters nothing. */
  from_name: text(200).optional(),
  to_country: countryId.optional(),
  to_point: pointText.optional(),
  to_radius_km: radiusKm.optional(),
  to_name: text(200).optional(),
  /** Whom a load is awarded to. Who merely bids is not asked: of a sealed tender nobody may know. */
  carrier_id: idsText.optional(),
  /** The list's price in minor units of one currency, for the whole transport or a unit of the basis; closed bids have none. */
  price_from: amount.optional(),
  price_to: amount.optional(),
  price_basis: z.enum(BASES).optional(),
  truck_body: someOf(BODY_TYPES).optional(),
  load_type: someOf(LOAD_TYPES).optional(),
  tender_type: z.enum(TENDER_TYPES).optional(),
  payment_type: someOf(PAYMENT_TYPES).optional(),
  /** One tag as it is. */
  tag: text(50).optional(),
  /** Any of some tags, joined by commas. */
  labels: text(1000).min(1).optional(),
  /** Of own fields. */
  custom: fieldFilter.optional(),
  /** Any of some facilities, of whatever stop. */
  facility_id: idsText.optional(),
}).extend({
  /** Only these loads: what a person has selected in the list. */
  ids: idsText.optional(),
});

interface PriceBounds {
  price_from?: number | undefined;
  price_to?: number | undefined;
  currency?: string | undefined;
}

/** A price says nothing without its currency: both are named. */
export const requireOneCurrency = <Query extends z.ZodType<PriceBounds>>(query: Query) =>
  query.check(({ value, issues }) => {
    const asked = (['price_from', 'price_to'] as const).filter((name) => value[name] !== undefined);
    if (asked.length === 0 || currency.safeParse(value.currency).success) return;
    for (const name of ['currency', ...asked])
      issues.push({ code: 'custom', path: [name], message: 'required', input: value });
  });

/** Which loads, of every state. */
const filter = fields.omit({ page: true, per_page: true, after: true, sort: true, status: true, ids: true });

/** Which loads, without the pages they come in. */
export const loadsFilterFields = filter.extend({ status: fields.shape.status, ids: fields.shape.ids });

export const loadsQuery = requireOneCurrency(
  fields.extend({
    /** `none`: the total is not counted and is null; `GET /loads/total` counts it apart. */
    total: z.literal('none').optional(),
  }),
);

export const loadsCountsQuery = requireOneCurrency(filter);

export const loadsTotalQuery = requireOneCurrency(loadsFilterFields);

export const loadsExportQuery = requireOneCurrency(
  fields.extend({
    /** The columns of the file, in their order, joined by commas. */
    columns: columns.text.optional(),
  }),
);

/** What a file holds that a job makes: some loads, or all of a filter, in an order and with chosen columns. */
export const loadsExportBody = z.strictObject({
  ids: z.array(id).min(1).max(JOB_LIMITS.rowsMax).optional(),
  filter: loadsTotalQuery.optional(),
  sort: fields.shape.sort,
  columns: columns.list.optional(),
});
