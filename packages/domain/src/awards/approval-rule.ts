import type { ApprovalFacts, ApprovalRule, StatedTarget } from '../terms/approval-facts';
import { comparableRate } from '../terms/comparable';
import type { Terms } from '../terms/terms';
import { shareOf, WHOLE_BP } from '../money/amount';

export type ApprovalCause =
  | { kind: 'amount'; limit: number }
  | { kind: 'other_currency' }
  | { kind: 'target' | 'starting'; base: number; limit: number; percentBp: number }
  | { kind: 'every_award' };

export function needsApproval(facts: ApprovalFacts, terms: Terms, comparable: number): boolean {
  return approvalCause(facts, terms, comparable) !== null;
}

export function approvalCause(facts: ApprovalFacts, terms: Terms, comparable: number): ApprovalCause | null {
  for (const limit of approvalLimits(facts, terms)) {
    if (!('limit' in limit) || comparable > limit.limit) return limit;
  }
  return null;
}

/**
 * Comparable prices (minor units) above which the rules ask for approval. A limit in another unit cannot be compared,
 * so every award needs approval: too often is safer than never.
 */
export function approvalLimits({ rule, publishedRule, lowestTarget }: ApprovalFacts, terms: Terms): ApprovalCause[] {
  const target = lowestTarget ?? statedTarget(terms);
  const rules = [rule, publishedRule].filter((each) => each !== null);
  return rules.flatMap((each) => [...amountLimit(each, terms), ...percentLimit(each, target, terms)]);
}

function amountLimit({ aboveAmount, currency }: ApprovalRule, terms: Terms): ApprovalCause[] {
  if (aboveAmount === null) return [];
  const isOther = currency !== null && currency !== terms.currency;
  return [isOther ? { kind: 'other_currency' } : { kind: 'amount', limit: aboveAmount }];
}

/** Without a target, a rule of only a percentage uses the starting rate; without one every award needs approval. */
function percentLimit(rule: ApprovalRule, target: StatedTarget | null, terms: Terms): ApprovalCause[] {
  const { aboveTargetBp: percentBp, aboveAmount } = rule;
  if (percentBp === null) return [];
  if (target !== null) {
    return [isStatedIn(target, terms) ? limitOver('target', target.rate, percentBp, terms) : { kind: 'every_award' }];
  }
  if (aboveAmount !== null) return [];
  const { startingRate } = terms;
  return [startingRate === null ? { kind: 'every_award' } : limitOver('starting', startingRate, percentBp, terms)];
}

function limitOver(kind: 'target' | 'starting', rate: number, percentBp: number, terms: Terms): ApprovalCause {
  const base = comparableRate(rate, terms);
  return { kind, base, limit: shareOf(base, WHOLE_BP + percentBp, 'down'), percentBp };
}

export function statedTarget({ targetRate, basis, currency, vatMode, vatRateBp }: Terms): StatedTarget | null {
  return targetRate === null ? null : { rate: targetRate, basis, currency, vatMode, vatRateBp };
}

function isStatedIn(target: StatedTarget, terms: Terms): boolean {
  return (['basis', 'currency', 'vatMode', 'vatRateBp'] as const).every((name) => target[name] === terms[name]);
}

/** Keeps the lower target. A target in another unit stays, and then every award needs approval. */
export function lowerTarget(before: StatedTarget | null, terms: Terms): StatedTarget | null {
  const now = statedTarget(terms);
  if (before === null || now === null) return before ?? now;
  return isStatedIn(before, terms) && now.rate < before.rate ? now : before;
}
