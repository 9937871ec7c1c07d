import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const packetsPages = {
  [paths.packets]: pageOf(() => import('./packets.page'), 'PacketsPage', ['packets'], { name: 'packets' }),
  [paths.packet]: pageOf(() => import('./packet.page'), 'PacketPage', ['files', 'packets'], { name: 'packet' }),
  [paths.documents]: pageOf(() => import('./documents.page'), 'DocumentsPage', ['files', 'packets'], {
    name: 'documents',
  }),
} as const;
