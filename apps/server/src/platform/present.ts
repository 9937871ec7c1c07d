import type { Money } from '@tenderlane/contract';

export const iso = (time: Date | null) => time?.toISOString() ?? null;
export const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export const price = (amount: number | null | undefined, currency: string): Money | null =>
  amount === null || amount === undefined ? null : { amount, currency };
