import { z } from 'zod';
import { SAVINGS_WEEKS } from '@tenderlane/domain/dashboard';
import { SAVINGS_BASES } from '@tenderlane/domain/loads';
import { someOf } from '../core/list-fields';
import { currency, id, instant } from '../core/fields';
import { listItem } from '../loads/schemas';

export const ATTENTION_PANELS = ['decide', 'exceptions'] as const;
export type AttentionPanel = (typeof ATTENTION_PANELS)[number];

export const DASHBOARD_PARTS = ['tiles', 'decide', 'live', 'exceptions'] as const;
export type DashboardPart = (typeof DASHBOARD_PARTS)[number];

export const DASHBOARD_SCOPES = ['mine', 'all'] as const;
export type DashboardScope = (typeof DASHBOARD_SCOPES)[number];

/** Difference of prices in minor units; negative when the award is dearer. */
const signedMoney = z.object({ amount: z.number().int(), currency });

/** Amounts in the company's currency, and those of currencies without a report rate. */
const sums = z.object({ total: signedMoney, others: z.array(signedMoney) });
export type Sums = z.infer<typeof sums>;

const opens = z.object({ page: z.string(), query: z.record(z.string(), z.string()) });

const TILE_KINDS = ['count', 'share', 'mean', 'duration', 'part'] as const;

export const tile = z.object({
  key: z.string(),
  kind: z.enum(TILE_KINDS),
  /** A number, basis points, hundredths, milliseconds, or hundredths of `total`; null without data. */
  value: z.number().int().nullable(),
  total: z.number().int().nullable(),
  sums: sums.nullable(),
  compared: z.number().int().nullable(),
  opens: opens.nullable(),
});
export type Tile = z.infer<typeof tile>;

const action = z.enum(['button', 'waits', 'none']);

export const ITEM_ICONS = ['approve', 'choose', 'clock', 'failed', 'paper', 'people'] as const;
export type ItemIcon = (typeof ITEM_ICONS)[number];

/** Calls about one record that the button of an item makes instead of opening a page. */
export const ITEM_CALLS = ['PUT /loads/{id}/remind'] as const;
export type ItemCall = (typeof ITEM_CALLS)[number];

const decision = z.object({
  key: z.string(),
  icon: z.enum(ITEM_ICONS),
  action,
  call: z.enum(ITEM_CALLS).nullable(),
  page: z.string(),
  record_id: id,
  load: listItem.nullable(),
  deadline: instant.nullable(),
  since: instant,
  name: z.string().nullable(),
});
export type Decision = z.infer<typeof decision>;

const exception = z.object({
  key: z.string(),
  icon: z.enum(ITEM_ICONS),
  opens: opens.extend({ id: id.nullable() }),
  total: z.number().int(),
  names: z.array(z.string()),
  deadline: instant.nullable(),
  since: instant,
});
export type AttentionKind = z.infer<typeof exception>;

export const dashboard = z.object({
  server_time: instant,
  office_ends: instant,
  tiles: z.array(tile).optional(),
  decide: z
    .object({ total: z.number().int(), before_office_ends: z.number().int(), items: z.array(decision) })
    .optional(),
  live: z.object({ total: z.number().int(), loads: z.array(listItem) }).optional(),
  exceptions: z.object({ total: z.number().int(), kinds: z.array(exception) }).optional(),
});
export type Dashboard = z.infer<typeof dashboard>;

export const carrierDashboard = z.object({ kinds: z.array(exception) });
export type CarrierDashboard = z.infer<typeof carrierDashboard>;

export const dashboardQuery = z.strictObject({
  scope: z.enum(DASHBOARD_SCOPES).optional(),
  parts: someOf(DASHBOARD_PARTS).optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
  per_page: z.coerce.number().int().min(1).max(50).optional(),
});

const end = z.object({ city: z.string(), country_id: z.string() });

export const dashboardLane = z.object({
  from: end,
  to: end,
  truck_body: z.string().nullable(),
  loads: z.number().int(),
  median: signedMoney,
  /** Median per kilometre, or per mile in the United States; null without distances. */
  per_distance: signedMoney.nullable(),
  /** The last median of 13 weeks beside the first, in basis points. */
  change_bp: z.number().int().nullable(),
  bids: z.number().int(),
  on_time_bp: z.number().int().nullable(),
  /** Median of each week, oldest first; null in a week without an award. */
  trend: z.array(z.number().int().nullable()).length(SAVINGS_WEEKS),
  opens,
});
export type DashboardLane = z.infer<typeof dashboardLane>;

export const lanesQuery = z.strictObject({
  scope: z.enum(DASHBOARD_SCOPES).optional(),
  days: z.coerce.number().int().min(7).max(366).optional(),
});

const week = z.object({
  begins: instant,
  awards: z.number().int(),
  /** Share of the base that was saved, in basis points; null without an award that has this base. */
  bp: z.number().int().nullable(),
  saved: sums,
  opens,
});

export const dashboardSavings = z.object({
  basis: z.enum(SAVINGS_BASES),
  bp: z.number().int().nullable(),
  saved: sums,
  weeks: z.array(week),
});
export type DashboardSavings = z.infer<typeof dashboardSavings>;

export const savingsQuery = z.strictObject({
  scope: z.enum(DASHBOARD_SCOPES).optional(),
  base: z.enum(SAVINGS_BASES).optional(),
  weeks: z.coerce.number().int().min(1).max(53).optional(),
});
