import type { SelectedVia } from '../loads/load-fields';
import type { Weights, WinnerRule } from '../terms/terms';

const EXCLUSION_REASONS = [
  'out',
  'not_in_audience',
  'not_eligible',
  'provisional',
  'stale',
  'withdrawn',
  'expired',
  'above_guardrail',
] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/**
 * One metric as the score used it; `assumed` is true when the carrier has none and the network's median (or 0.5) was
 * used.
 */
export interface UsedMetric {
  value: number;
  assumed: boolean;
}

export interface CandidateRecord {
  optionId: number;
  bidId: number;
  comparable: number;
  score: number | null;
  metrics: { onTime: UsedMetric; acceptance: UsedMetric; cancel: UsedMetric } | null;
}

/**
 * The reasons for choosing this carrier, stored with the award. Prices are comparable; `guardrail` is null when none
 * applied.
 */
export interface Decision {
  via: SelectedVia;
  rule: WinnerRule | null;
  weights: Weights | null;
  guardrail: number | null;
  chosenOptionId: number;
  candidates: CandidateRecord[];
  excluded: { optionId: number; reason: ExclusionReason }[];
  text?: string;
}
