import { describe, expect, it } from 'vitest';
import { buildTerms } from '../bids/testing/build-auction';
import { approvalCause, lowerTarget, needsApproval, statedTarget } from './approval-rule';
import type { ApprovalFacts, ApprovalRule } from '../terms/approval-facts';
import type { Terms } from '../terms/terms';

const AMOUNT: ApprovalRule = { aboveAmount: 500_000, currency: 'UAH', aboveTargetBp: null };
const PERCENT: ApprovalRule = { aboveAmount: null, currency: null, aboveTargetBp: 1_000 };
const BOTH: ApprovalRule = { ...AMOUNT, aboveTargetBp: 1_000 };

const facts = ([rule, publishedRule]: ApprovalRule[], lowest: Partial<Terms> | null = null): ApprovalFacts => ({
  rule: rule ?? null,
  publishedRule: publishedRule ?? null,
  lowestTarget: lowest && statedTarget(buildTerms(lowest)),
});

describe('the approval of an award by a second person', () => {
  it.each<[string, ApprovalFacts, Partial<Terms>, number, boolean]>([
    ['no rule', facts([]), { targetRate: 100 }, 1_000, false],
    ['at the amount', facts([AMOUNT]), {}, 500_000, false],
    ['above the amount', facts([AMOUNT]), {}, 500_001, true],
    ['an amount in another currency', facts([{ ...AMOUNT, currency: 'EUR' }]), {}, 1, true],
    ['at target + percentage', facts([PERCENT]), { targetRate: 100 }, 110, false],
    ['above target + percentage', facts([PERCENT]), { targetRate: 100 }, 111, true],
    ['a percentage alone falls back to starting', facts([PERCENT]), { startingRate: 100 }, 111, true],
    ['within starting + percentage', facts([PERCENT]), { startingRate: 100 }, 110, false],
    ['a percentage alone without any rate asks for every award', facts([PERCENT]), {}, 1, true],
    ['beside an amount a missing target asks nothing', facts([BOTH]), {}, 400_000, false],
    ['the target was removed', facts([PERCENT], { targetRate: 100 }), { startingRate: 900 }, 111, true],
    ['the target was raised', facts([PERCENT], { targetRate: 100 }), { targetRate: 900 }, 111, true],
    [
      'the target was stated in another unit',
      facts([PERCENT], { targetRate: 1, basis: 'km' }),
      { targetRate: 9 },
      1,
      true,
    ],
    ['only the rule of the publication asks', facts([{ ...AMOUNT, aboveAmount: 900_000 }, AMOUNT]), {}, 600_000, true],
    ['only the rule of now asks', facts([AMOUNT, { ...AMOUNT, aboveAmount: 900_000 }]), {}, 600_000, true],
  ])('the need for an approval is found: %s', (_, given, terms, price, asked) => {
    expect(needsApproval(given, buildTerms(terms), price)).toBe(asked);
  });

  it('the reason for an approval names its base and its limit', () => {
    expect(approvalCause(facts([PERCENT]), buildTerms({ targetRate: 100 }), 120)).toEqual({
      kind: 'target',
      base: 100,
      limit: 110,
      percentBp: 1_000,
    });
  });
});

it('the lowest target is kept, and a missing target or one in another unit does not lower it', () => {
  const first = lowerTarget(null, buildTerms({ targetRate: 100 }));
  expect(lowerTarget(first, buildTerms({ targetRate: 120 }))).toBe(first);
  expect(lowerTarget(first, buildTerms({ targetRate: null }))).toBe(first);
  expect(lowerTarget(first, buildTerms({ targetRate: 80 }))?.rate).toBe(80);
  expect(lowerTarget(first, buildTerms({ targetRate: 1, currency: 'EUR' }))).toBe(first);
  expect(lowerTarget(null, buildTerms())).toBeNull();
});
