import type { ColumnOf } from '@tenderlane/contract/core/list';
import type { FieldColumn } from '@tenderlane/contract/fields/columns';
import { LOADS_LIST } from '@tenderlane/contract/loads/list';
import { MISSING_COLUMNS } from '../list/list-loads';
import type { ListColumn, ListRow } from '../list/list-rows.queries';
import { PRICE_COLUMNS } from '../presenter';

export type ListedColumn = ColumnOf<typeof LOADS_LIST>;
export type LoadColumn = ListedColumn | FieldColumn;

/** The row columns that each file column reads, so that a file reads nothing else. */
const READS = {
  number: ['number'],
  name: ['name'],
  state: ['state'],
  timeline_step: ['timeline'],
  missing: MISSING_COLUMNS,
  time_left: ['state', 'effective_end', 'decision_ends_at', 'confirmation_ends_at'],
  published: ['published_at'],
  bidding_ends: ['effective_end'],
  decision_ends: ['decision_ends_at'],
  confirmation_ends: ['confirmation_ends_at'],
  created: ['created_at'],
  updated: ['updated_at'],
  labels: ['tags'],
  manager: ['manager_name'],
  external_id: ['external_id'],
  route: ['waypoints'],
  distance_km: ['distance_km'],
  pickup: ['first_pickup_from', 'waypoints'],
  pickup_zone: ['first_pickup_from', 'waypoints'],
  delivery: ['waypoints'],
  delivery_zone: ['waypoints'],
  cargo: ['cargo'],
  weight_kg: ['cargo'],
  volume_m3: ['cargo'],
  temperature: ['truck'],
  tender_type: ['tender_type'],
  truck: ['truck'],
  load_type: ['truck'],
  truck_plate: ['truck_plate'],
  carrier: ['winner_name'],
  reached: ['reached'],
  bids: PRICE_COLUMNS,
  target: ['terms'],
  starting: ['terms'],
  book_now: ['terms'],
  price: PRICE_COLUMNS,
  price_per_distance: [...PRICE_COLUMNS, 'distance_km'],
  currency: ['currency'],
  payment_type: ['payment'],
  best_bid: PRICE_COLUMNS,
  highest_bid: PRICE_COLUMNS,
  savings: [...PRICE_COLUMNS, 'winner_id'],
  savings_base: [...PRICE_COLUMNS, 'winner_id'],
  paid: [],
  facility_company: ['facility_company'],
  tracking: ['tracking'],
  tracked_at: ['tracking'],
  eta: ['tracking'],
  late_minutes: ['tracking'],
} as const satisfies Record<ListedColumn, readonly ListColumn[]>;

export const isListed = (column: LoadColumn): column is ListedColumn => Object.hasOwn(READS, column);

export type RowOf<Column extends ListedColumn> = Pick<ListRow, (typeof READS)[Column][number]>;

export const readsOf = (columns: readonly LoadColumn[]): ListColumn[] => [
  ...new Set(columns.flatMap((column): readonly ListColumn[] => (isListed(column) ? READS[column] : ['custom']))),
];

export const columnsOf = (chosen: readonly LoadColumn[] | undefined): readonly LoadColumn[] =>
  chosen ? [...new Set(chosen)] : LOADS_LIST.exported;
