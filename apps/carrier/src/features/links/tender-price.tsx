import type { TenderSummary } from '@tenderlane/contract';
import type { Currency } from '@tenderlane/domain/money';
import { MoneyInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { moneyField } from '../../lib/formats';

interface TenderPriceProps {
  tender: TenderSummary;
  amount: number | null;
  onAmount: (amount: number | null) => void;
  onProblem: (hasProblem: boolean) => void;
  isChecked: boolean;
}

export function TenderPrice({ tender, amount, onAmount, onProblem, isChecked }: TenderPriceProps) {
  const { t } = useTranslation('carrierApp');
  const { starting_rate: starting, vat_mode: vat, basis, currency } = tender;
  const label = [t('bid.price'), t(`vat.${vat}`), basis !== 'trip' && t(`basis.${basis}`)];
  return (
    <MoneyInput
      label={label.filter(Boolean).join(', ')}
      description={starting && t('first_bid.at_most', { price: money(starting) })}
      size="lg"
      required
      value={amount}
      onChange={onAmount}
      onProblem={(problem) => onProblem(problem !== null)}
      onFocus={(event) => event.currentTarget.select()}
      error={isChecked && amount === null ? t('bid.problem.empty') : undefined}
      {...moneyField(currency as Currency)}
    />
  );
}
