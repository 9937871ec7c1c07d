import type { Feature } from '../../platform/feature';
import { carrierPacketRoutes } from './carrier-routes';
import { askedPackets } from './dashboard/asked-packets.queries';
import { expiringPapers } from './dashboard/expiring-papers.queries';
import { documentNotices } from './documents/notices';
import { packetNotices, paperNotices } from './notices';
import { expiredPackets } from './review/expired-packets';
import { packetRoutes } from './routes';
import { packetSubscribers } from './subscribers';

export const packetsFeature = {
  shipper: packetRoutes,
  carrier: carrierPacketRoutes,
  subscribers: packetSubscribers,
  due: [documentNotices, expiredPackets],
  notices: [packetNotices, paperNotices],
  attention: [expiringPapers, askedPackets],
} satisfies Feature;
