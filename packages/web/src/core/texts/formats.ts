import { formatCountdown, formatDuration } from '@tenderlane/messages/formats/durations';
import { formatMoney, formatNumber, formatPercentBp, type MoneyOptions } from '@tenderlane/messages/formats/numbers';
import type { Currency } from '@tenderlane/domain';
import { locale } from './locale';
import { moneyFieldOf } from './money-field';

type Money = { amount: number; currency: string };

/** Numbers and durations in the reader's language and in the style of a country, which may change while a page is open. */
export function createFormats(country: () => string) {
  return {
    money: (value: Money, options?: MoneyOptions) => formatMoney(value, { countryId: country() }, options),
    number: (value: number, maxDecimals = 2) => formatNumber(value, { countryId: country() }, { maxDecimals }),
    percentBp: (basisPoints: number, signed = false) =>
      formatPercentBp(basisPoints, { countryId: country() }, { signed }),
    /** A difference beside others in a column: signed, with one decimal. */
    deviationBp: (basisPoints: number) =>
      formatPercentBp(basisPoints, { countryId: country() }, { signed: true, minDecimals: 1, maxDecimals: 1 }),
    duration: (minutes: number) => formatDuration(minutes, locale),
    countdown: (leftMs: number) => formatCountdown(leftMs, locale),
    moneyField: (currency: Currency) => moneyFieldOf(currency, country()),
  };
}
