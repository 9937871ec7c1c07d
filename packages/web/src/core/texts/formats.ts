import { formatCountdown, formatDuration } from '@tenderlane/messages/formats/durations';
import { formatMoney, formatNumber, formatPercentBp, type MoneyOptions } from '@tenderlane/messages/formats/numbers';
import { locale } from './locale';
import { moneyFieldOf } from './money-field';

type Money = { amount: number; currency: string };

export const formats = {
  money: (value: Money, options?: MoneyOptions) => formatMoney(value, { locale }, options),
  number: (value: number, maxDecimals = 2) => formatNumber(value, { locale }, { maxDecimals }),
  percentBp: (basisPoints: number, signed = false) => formatPercentBp(basisPoints, { locale }, { signed }),
  deviationBp: (basisPoints: number) =>
    formatPercentBp(basisPoints, { locale }, { signed: true, minDecimals: 1, maxDecimals: 1 }),
  duration: (minutes: number) => formatDuration(minutes, locale),
  countdown: (leftMs: number) => formatCountdown(leftMs, locale),
  moneyField: moneyFieldOf,
};
