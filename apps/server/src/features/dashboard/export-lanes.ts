import type { DashboardLane } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { moneyText } from '../../platform/csv';
import type { Cell } from '../../platform/exports/cell';
import { csvFile } from '../../platform/exports/csv-file';
import { createTranslator } from '../../platform/i18n';
import { referenceList } from '../reference';
import { readLanes } from './read-lanes';

const COLUMNS = [
  'lane_from',
  'lane_to',
  'truck',
  'lane_awards',
  'lane_median',
  'currency',
  'price_per_distance',
  'lane_change',
  'bids',
  'on_time',
] as const;

export async function exportLanes(context: MemberContext, query: Parameters<typeof readLanes>[1]): Promise<string> {
  const words = createTranslator(context.locale, 'exportTexts');
  const bodies = new Map(referenceList('truck_bodies', context.locale)?.map(({ id, name }) => [id, name]));
  const cellsOf = (lane: DashboardLane): Record<(typeof COLUMNS)[number], Cell> => ({
    lane_from: lane.from.city,
    lane_to: lane.to.city,
    truck: lane.truck_body && (bodies.get(lane.truck_body) ?? lane.truck_body),
    lane_awards: lane.loads,
    lane_median: moneyText(lane.median),
    currency: lane.median.currency,
    price_per_distance: moneyText(lane.per_distance),
    lane_change: lane.change_bp && lane.change_bp / 100,
    bids: lane.bids / 100,
    on_time: lane.on_time_bp === null ? null : lane.on_time_bp / 100,
  });
  const rows = (await readLanes(context, query)).map(cellsOf).map((cells) => COLUMNS.map((name) => cells[name]));
  return csvFile(context, [COLUMNS.map((name) => words(name)), ...rows]);
}
