import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const packetsPages = {
  [paths.packets]: pageOf(() => import('./packets.page'), 'PacketsPage', ['packets'], {
    name: 'packets',
    help: 'carrier-packet',
  }),
  [paths.packet]: pageOf(() => import('./packet.page'), 'PacketPage', ['files', 'packets'], {
    name: 'packet',
    help: 'carrier-packet',
  }),
  [paths.documents]: pageOf(() => import('./documents.page'), 'DocumentsPage', ['files', 'packets'], {
    name: 'documents',
    help: 'carrier-packet',
  }),
} as const;
