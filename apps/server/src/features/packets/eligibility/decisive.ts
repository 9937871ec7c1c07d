import type { NewEvent } from '../../../platform/events/new-event';

const DECISIVE = ['require_packet', 'report_rates'];

/** Returns whether an event may change the eligibility of all carriers of a company. */
export const changesWhoMayWin = ({ action, changes = [] }: Pick<NewEvent, 'action' | 'changes'>): boolean =>
  action === 'packet.published' || changes.some(({ field }) => DECISIVE.includes(field));
