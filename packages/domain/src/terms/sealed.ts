import type { LoadState } from '../loads/load-state';
import type { Terms } from './terms';

export interface SealedSubject {
  state: LoadState;
  /** Epoch ms. */
  openedAt: number | null;
  terms: Pick<Terms, 'mode'>;
}

/**
 * The bids of a sealed tender stay closed until bidding can no longer go on; after an earlier cancellation, forever.
 */
export function isSealedNow({ state, openedAt, terms }: SealedSubject): boolean {
  return terms.mode === 'sealed' && state !== 'draft' && openedAt === null;
}

export const sealOf = (tender: SealedSubject) => ({
  isSealed: tender.terms.mode === 'sealed',
  sealedNow: isSealedNow(tender),
});
