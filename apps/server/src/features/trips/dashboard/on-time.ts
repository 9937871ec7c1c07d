import type { DashboardTile } from '../../../platform/dashboard/tile';

/** No stop has an arrival yet, so there is nothing to count. */
export const onTime: DashboardTile = {
  key: 'on_time',
  place: 5,
  read: () => Promise.resolve({ kind: 'share', value: null, total: null, sums: null, compared: null, opens: null }),
};
