import { amountFieldText, readTypedAmount } from '@tenderlane/messages/formats/typed-amount';
import { currencySymbol } from '@tenderlane/messages/formats/numbers';
import type { Currency } from '@tenderlane/domain/money';
import { locale } from './locale';
import { reasonText } from './reason-text';

export const moneyFieldOf = (currency: Currency) => ({
  symbol: currencySymbol(currency),
  format: (minor: number) => amountFieldText(minor, currency, { locale }),
  parse: (typed: string) => {
    const read = readTypedAmount(typed, currency, { locale });
    return 'amount' in read ? read : { problem: reasonText(read) };
  },
});
