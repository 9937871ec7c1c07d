import { z } from 'zod';
import { AUDIENCE_KINDS } from '@tenderlane/domain/carriers';
import { AUCTION_MODES, WINNER_MODES, WINNER_RULES } from '@tenderlane/domain/terms';
import { BASES } from '@tenderlane/domain/loads';
import { LIMITS } from '@tenderlane/domain/core';
import { capabilityRule } from '../carriers/capabilities';
import { basisPoints, id, instant, money } from '../core/fields';

const bidStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), value: z.number().int().min(1).max(LIMITS.moneyMax) }),
  z.strictObject({ kind: z.literal('percent'), value: z.number().int().min(1).max(5000) }),
]);

const weight = basisPoints(10_000);
const minutes = (min: number, max: number) => z.number().int().min(min).max(max);

/** Terms that a company sets once for all its tenders. Durations in minutes, shares in basis points. */
export const auctionDefaults = z.strictObject({
  mode: z.enum(AUCTION_MODES),
  winner: z.enum(WINNER_MODES),
  winner_rule: z.enum(WINNER_RULES),
  weights: z.strictObject({ price: weight, on_time: weight, acceptance: weight, cancel: weight }).nullable(),
  guardrail_bp: basisPoints(10_000),
  basis: z.enum(BASES),
  vat_rate_bp: basisPoints(10_000),
  duration_minutes: minutes(1, LIMITS.durationMaxMinutes),
  bid_step: bidStep,
  extra_minutes: minutes(0, LIMITS.extraMaxMinutes),
  max_extra_minutes: minutes(0, LIMITS.maxExtraMaxMinutes),
  confirm_minutes: minutes(LIMITS.confirmMinMinutes, LIMITS.confirmMaxMinutes),
  decision_minutes: minutes(LIMITS.decisionMinMinutes, LIMITS.decisionMaxMinutes),
  republish_if_failed: z.boolean(),
  raise_percent_bp: basisPoints(10_000),
});

export const audience = z.strictObject({
  kind: z.enum(AUDIENCE_KINDS),
  label_ids: z.array(id).max(100).optional(),
  carrier_ids: z.array(id).max(5000).optional(),
  /** For the kind `capabilities`; an empty rule matches no carrier. */
  capabilities: capabilityRule.optional(),
});

export const auction = auctionDefaults.extend({
  publish_at: instant.nullable(),
  starting_rate: money.nullable(),
  target_rate: money.nullable(),
  book_now_price: money.nullable(),
  audience,
});
export type Auction = z.infer<typeof auction>;

/** Body of `PUT loads/{id}/auction`; a sent key is replaced whole. */
export const auctionBody = auction.partial().extend({ version: id.optional() });

export const draftMeta = z.object({
  version: id,
  missing: z.array(z.object({ field: z.string(), code: z.string(), params: z.record(z.string(), z.unknown()) })),
  /** Warnings that do not prevent a publication: windows that no truck can reach in time. */
  warnings: z.array(z.object({ field: z.string(), code: z.string(), params: z.record(z.string(), z.unknown()) })),
  audience_count: z.number().int(),
  audience_not_eligible: z.number().int(),
  /** Invited carriers in the audience; they see the tender after accepting. */
  audience_invited: z.number().int(),
});
export type DraftMeta = z.infer<typeof draftMeta>;
