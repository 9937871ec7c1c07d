import type { ChannelKind } from '../../../platform/realtime/live-topic';
import { isOwnLoad, isOwnOption } from './tender-live.queries';

export const tenderChannels: readonly ChannelKind[] = [
  {
    name: 'load',
    ids: 1,
    allows: async (sql, { side, companyId, rights }, [id = 0]) =>
      side === 'shipper' && rights.has('loads.read') && isOwnLoad(sql, companyId, id),
  },
  {
    name: 'option',
    ids: 1,
    allows: async (sql, viewer, [id = 0]) =>
      viewer.side === 'carrier' && viewer.rights.has('loads.read') && isOwnOption(sql, viewer, id),
  },
];
