import type { ListDefinition } from '../core/list';

export const GRID_LIST = {
  sorts: ['rank', 'carrier', 'bid', 'comparable', 'deviation', 'on_time', 'acceptance', 'cancel', 'rating', 'valid'],
  filters: [],
  exported: [
    'rank',
    'carrier',
    'option_state',
    'bid',
    'currency',
    'vat',
    'days_to_pay',
    'comparable',
    'to_target',
    'to_starting',
    'to_lane_median',
    'on_time',
    'acceptance',
    'cancel',
    'rating',
    'papers',
    'offered_times',
    'valid_until',
    'time_zone',
    'comment',
  ],
} as const satisfies ListDefinition;
