import { lookUp } from '@tenderlane/domain/values';
import { ownColumnsOf, type FieldColumn } from '@tenderlane/contract/fields/columns';
import type { LOADS_LIST } from '@tenderlane/contract/loads/list';

type FileColumn = (typeof LOADS_LIST.columns)[number] | FieldColumn;

const COLUMNS: Readonly<Record<string, readonly FileColumn[]>> = {
  state: ['state'],
  tender: ['number', 'name', 'route'],
  dates: ['pickup', 'pickup_zone', 'delivery', 'delivery_zone'],
  truck: ['truck', 'weight_kg', 'temperature'],
  best_bid: ['best_bid', 'bids'],
  rates: ['target', 'starting'],
  time_left: ['time_left'],
  winner: ['carrier'],
  number: ['number'],
  name: ['name'],
  distance: ['distance_km'],
  price: ['price'],
  price_per_distance: ['price_per_distance'],
  highest_bid: ['highest_bid'],
  book_now: ['book_now'],
  currency: ['currency'],
  payment_type: ['payment_type'],
  paid: ['paid'],
  cargo: ['cargo'],
  weight: ['weight_kg'],
  volume: ['volume_m3'],
  temperature: ['temperature'],
  load_type: ['load_type'],
  truck_plate: ['truck_plate'],
  reached: ['reached'],
  labels: ['labels'],
  timeline_step: ['timeline_step'],
  created: ['created'],
  updated: ['updated'],
  manager: ['manager'],
  tender_type: ['tender_type'],
  published: ['published'],
  external_id: ['external_id'],
  savings: ['savings', 'savings_base'],
  decision_ends: ['decision_ends'],
  confirmation_ends: ['confirmation_ends'],
  facility_company: ['facility_company'],
  tracking: ['tracking', 'tracked_at'],
  eta: ['eta', 'late_minutes'],
};
const MONEY: readonly FileColumn[] = ['price', 'best_bid', 'highest_bid', 'target', 'starting', 'book_now', 'savings'];

/** File columns for the chosen list columns, in order. Amounts always come with their currency. */
export function fileColumns(chosen: readonly string[] | null): FileColumn[] | undefined {
  if (!chosen) return undefined;
  const columns = chosen.flatMap((key) => lookUp(COLUMNS, key) ?? ownColumnsOf(key));
  if (columns.some((column) => MONEY.includes(column))) columns.push('currency');
  return columns.length > 0 ? [...new Set(columns)] : undefined;
}
