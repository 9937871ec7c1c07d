import { refuseRight, type Right } from '../people/roles';
import { refuse, type Refusal } from '../refusal';
import { DAY_MS } from '../time';

/** A closed company can be reopened for so long. */
export const REOPEN_DAYS = 30;

/**
 * Open work of a company by kind. A shipper has tenders that run or are scheduled and tenders that wait for its decision, a
 * carrier has bids that may still win, and both have orders that are not finished.
 */
export const OPEN_WORK = ['tenders', 'decisions', 'bids', 'orders'] as const;
export type OpenWorkKind = (typeof OPEN_WORK)[number];
export type OpenWork = Readonly<Record<OpenWorkKind, number>>;

/** Says why a person may not close the company; null when it may be closed. The refusal holds what is open, by kind. */
export function refuseClosing(rights: ReadonlySet<Right>, open: OpenWork): Refusal | null {
  const refused = refuseRight(rights, 'company.close');
  if (refused) return refused;
  return OPEN_WORK.some((kind) => open[kind] > 0) ? refuse('company.has-open', { ...open }) : null;
}

/** The last moment at which a company closed at `closedAt` can be reopened. Times are epoch ms. */
export const reopenUntil = (closedAt: number): number => closedAt + REOPEN_DAYS * DAY_MS;

/** Says why a person may not reopen a closed company at `t`; null when it may be reopened. */
export function refuseReopening(rights: ReadonlySet<Right>, closedAt: number, t: number): Refusal | null {
  return (
    refuseRight(rights, 'company.close') ??
    (t > reopenUntil(closedAt) ? refuse('company.reopen-late', { days: REOPEN_DAYS }) : null)
  );
}
