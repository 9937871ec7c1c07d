import type { NewEvent } from '../../../platform/events/new-event';

const DECISIVE = ['require_packet', 'report_rates'];

export const changesWhoMayWin = ({ action, changes = [] }: Pick<NewEvent, 'action' | 'changes'>): boolean =>
  action === 'packet.published' || changes.some(({ field }) => DECISIVE.includes(field));
