import type { AttentionItem } from '../../../platform/dashboard/attention';
import { ofCarrier } from '../../../platform/database/tenant';
import { ownOptionRows } from '../../bids';

export const missingVehicle: AttentionItem = {
  key: 'trip.no_vehicle',
  icon: 'clock',
  side: 'carrier',
  panel: 'decide',
  page: 'load',
  list: { page: 'awards', query: { attention: 'trip.no_vehicle' } },
  rows: (reader) =>
    ownOptionRows(reader, {
      deadline: 'l.first_pickup_from',
      where: `o.state = 'confirmed' and l.state = 'processing'
        and not exists (select from load_vehicles v where ${ofCarrier('v')} and v.load_id = l.id and v.option_id = o.id
                          and coalesce(v.truck_id, v.driver_id) is not null)`,
    }),
};
