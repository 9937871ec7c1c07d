import { refuseRight, type Right } from '../core/roles';
import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS } from '../core/time';

export const REOPEN_DAYS = 30;

/**
 * Open work of a company by kind. A shipper has tenders that run or are scheduled and tenders that wait for its decision, a
 * carrier has bids that may still win, and both have orders that are not finished.
 */
export const OPEN_WORK = ['tenders', 'decisions', 'bids', 'orders'] as const;
export type OpenWorkKind = (typeof OPEN_WORK)[number];
export type OpenWork = Readonly<Record<OpenWorkKind, number>>;

/** Refuses to close the company; null when allowed. The refusal holds the open work by kind. */
export function refuseClosing(rights: ReadonlySet<Right>, open: OpenWork): Refusal | null {
  const refused = refuseRight(rights, 'company.close');
  if (refused) return refused;
  return OPEN_WORK.some((kind) => open[kind] > 0) ? refuse('company.has-open', { ...open }) : null;
}

export const reopenUntil = (closedAt: number): number => closedAt + REOPEN_DAYS * DAY_MS;

export function refuseReopening(rights: ReadonlySet<Right>, closedAt: number, t: number): Refusal | null {
  return (
    refuseRight(rights, 'company.close') ??
    (t > reopenUntil(closedAt) ? refuse('company.reopen-late', { days: REOPEN_DAYS }) : null)
  );
}
