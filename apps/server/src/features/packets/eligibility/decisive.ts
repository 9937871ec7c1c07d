import type { NewEvent } from '../../../platform/events/events';

/** Settings that decide who may win a company's tenders. */
const DECISIVE = ['require_packet', 'report_rates'];

/** Whether an event changes for all carriers of a company at once who may win. */
export const changesWhoMayWin = ({ action, changes = [] }: Pick<NewEvent, 'action' | 'changes'>): boolean =>
  action === 'packet.published' || changes.some(({ field }) => DECISIVE.includes(field));
