import type { Basis } from '../loads/load';
import type { VatMode } from '../reference/lists';
export const AUCTION_MODES = ['open', 'rank_only', 'sealed'] as const;
export type AuctionMode = (typeof AUCTION_MODES)[number];

export const WINNER_MODES = ['manual', 'automatic'] as const;
export type WinnerMode = (typeof WINNER_MODES)[number];

export const WINNER_RULES = ['lowest', 'score'] as const;
export type WinnerRule = (typeof WINNER_RULES)[number];

export const OPTION_STATES = [
  'invited',
  'viewed',
  'active',
  'declined',
  'stale',
  'expired',
  'withdrawn',
  'pending_approval',
  'selected',
  'confirmed',
  'refused',
  'lapsed',
  'released',
  'cancelled_by_carrier',
  'lost',
  'void',
] as const;
export type OptionState = (typeof OPTION_STATES)[number];

export const isOwnOrder = (state: OptionState) => state === 'confirmed' || state === 'cancelled_by_carrier';

export const LOSS_REASONS = [
  'price',
  'rank',
  'not_eligible',
  'expired',
  'book_now',
  'canceled',
  'shipper_choice',
  'not_awarded',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export const CHAIN_KINDS = ['publish', 'bid', 'withdraw', 'extend', 'edit', 'suspend', 'close', 'select'] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];

const STEP_KINDS = ['amount', 'percent'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const COMPONENT_KINDS = ['line_haul', 'fuel', 'extra'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** `value` is minor units for an amount, basis points for a percentage. */
export interface Step {
  kind: StepKind;
  value: number;
}

/** Weights of the rule *score* in basis points; they add up to 10,000. */
export interface Weights {
  priceBp: number;
  onTimeBp: number;
  acceptanceBp: number;
  cancelBp: number;
}

/**
 * The terms of one tender. Rates are minor units of `currency` for one unit of `basis`, in the tender's own `vatMode`
 * and days to pay; `quantityMilli` is the number of units in thousandths (a trip is 1000).
 */
export interface Terms {
  mode: AuctionMode;
  winner: WinnerMode;
  winnerRule: WinnerRule;
  weights: Weights;
  basis: Basis;
  quantityMilli: number;
  vatMode: VatMode;
  vatRateBp: number;
  costOfMoneyBp: number;
  daysToPay: number;
  currency: string;
  step: Step;
  startingRate: number | null;
  targetRate: number | null;
  bookNowPrice: number | null;
  guardrailBp: number;
  extraMinutes: number;
  maxExtraMinutes: number;
  confirmMinutes: number;
  decisionMinutes: number;
  durationMinutes: number;
  republishIfFailed: boolean;
  raisePercentBp: number;
}

const DEFAULT_WEIGHTS: Weights = { priceBp: 6000, onTimeBp: 2000, acceptanceBp: 1000, cancelBp: 1000 };

export const DEFAULT_TERMS: Omit<Terms, 'currency'> = {
  mode: 'open',
  winner: 'manual',
  winnerRule: 'lowest',
  weights: DEFAULT_WEIGHTS,
  basis: 'trip',
  quantityMilli: 1000,
  vatMode: 'net',
  vatRateBp: 0,
  costOfMoneyBp: 0,
  // Directive 2011/7/EU assumes it where a contract names no time; it is usual in the other countries.
  daysToPay: 30,
  step: { kind: 'percent', value: 100 },
  startingRate: null,
  targetRate: null,
  bookNowPrice: null,
  guardrailBp: 0,
  extraMinutes: 5,
  maxExtraMinutes: 30,
  confirmMinutes: 120,
  decisionMinutes: 24 * 60,
  durationMinutes: 24 * 60,
  republishIfFailed: false,
  raisePercentBp: 500,
};
