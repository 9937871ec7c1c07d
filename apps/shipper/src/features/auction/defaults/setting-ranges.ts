import type { Setting } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { duration, number, percentBp } from '../../../lib/formats';

export type SettingField = keyof Setting['auction'] | 'days_to_pay' | 'cost_of_money_bp';

interface Range {
  min: number;
  max: number;
  text: (value: number) => string;
}

const minutes = (min: number, max: number): Range => ({ min, max, text: duration });
const percent: Range = { min: 0, max: LIMITS.percentMaxBp, text: percentBp };

const RANGES: Partial<Record<SettingField, Range>> = {
  duration_minutes: minutes(LIMITS.durationMinMinutes, LIMITS.durationMaxMinutes),
  extra_minutes: minutes(0, LIMITS.extraMaxMinutes),
  max_extra_minutes: minutes(0, LIMITS.maxExtraMaxMinutes),
  confirm_minutes: minutes(LIMITS.confirmMinMinutes, LIMITS.confirmMaxMinutes),
  decision_minutes: minutes(LIMITS.decisionMinMinutes, LIMITS.decisionMaxMinutes),
  guardrail_bp: percent,
  raise_percent_bp: percent,
  vat_rate_bp: { ...percent, max: LIMITS.vatRateMaxBp },
  cost_of_money_bp: { ...percent, max: LIMITS.costOfMoneyMaxBp },
  days_to_pay: { min: 0, max: LIMITS.daysToPayMax, text: number },
};

export function brokenRange(field: SettingField, value: unknown): { min: string; max: string } | null {
  const range = RANGES[field];
  if (!range || typeof value !== 'number' || (value >= range.min && value <= range.max)) return null;
  return { min: range.text(range.min), max: range.text(range.max) };
}
