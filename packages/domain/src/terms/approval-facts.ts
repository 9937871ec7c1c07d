import type { Terms } from './terms';

/** A company's rule for awards: approval above an amount (minor units of `currency`), or above target by basis points. */
export interface ApprovalRule {
  aboveAmount: number | null;
  currency: string | null;
  aboveTargetBp: number | null;
}

export const NO_APPROVAL: ApprovalFacts = { rule: null, publishedRule: null, lowestTarget: null };

/** A target rate with its units. Two targets compare only when basis, currency and VAT are the same. */
export interface StatedTarget extends Pick<Terms, 'basis' | 'currency' | 'vatMode' | 'vatRateBp'> {
  rate: number;
}

export interface ApprovalFacts {
  /** The company's rule now and the one at publication; it is enough that one of them asks. */
  rule: ApprovalRule | null;
  publishedRule: ApprovalRule | null;
  /** The lowest target since the first publication, republications included; null while there was none. */
  lowestTarget: StatedTarget | null;
}
