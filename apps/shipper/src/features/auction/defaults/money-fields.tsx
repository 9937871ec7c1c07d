import { TextInput } from '@mantine/core';
import { comparablePrice, DEFAULT_TERMS } from '@tenderlane/domain/terms';
import { CURRENCIES, type Currency } from '@tenderlane/domain/money';
import { FieldGrid } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money as moneyText } from '../../../lib/formats';
import { PercentField } from './percent-field';
import type { SettingDraft } from './use-setting-draft';

const EXAMPLE_MAJOR_UNITS = 1000;
const EXAMPLE_LATER_DAYS = 30;

export function MoneyFields({ draft, currency }: { draft: SettingDraft; currency: Currency }) {
  const { t } = useTranslation(['brands', 'loadEdit', 'common']);
  const { money, terms, changeMoney, changeTerms, errorOf } = draft;
  const daysToPay = money.days_to_pay ?? 0;
  const offer = EXAMPLE_MAJOR_UNITS * 10 ** CURRENCIES[currency];
  const compared = comparablePrice(
    { amount: offer, vatMode: 'net', daysToPay: daysToPay + EXAMPLE_LATER_DAYS },
    { ...DEFAULT_TERMS, daysToPay, costOfMoneyBp: money.cost_of_money_bp ?? 0 },
  );
  const example = t('defaults.cost_of_money_example', {
    offer: moneyText({ amount: offer, currency }),
    compared: moneyText({ amount: compared, currency }),
    own: t('common:days', { count: daysToPay }),
    later: t('common:days', { count: daysToPay + EXAMPLE_LATER_DAYS }),
  });
  return (
    <>
      <FieldGrid>
        <TextInput
          label={t('loadEdit:payment.days')}
          description={t('defaults.days_to_pay_hint')}
          error={errorOf('days_to_pay')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={money.days_to_pay ?? ''}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '');
            changeMoney({ days_to_pay: digits === '' ? null : Number(digits) });
          }}
        />
        <PercentField
          label={t('loadEdit:payment.vat_rate')}
          description={t('defaults.vat_rate_hint')}
          error={errorOf('vat_rate_bp')}
          required
          value={terms.vat_rate_bp}
          onChange={(vat_rate_bp) => changeTerms({ vat_rate_bp })}
        />
      </FieldGrid>
      <PercentField
        label={t('defaults.cost_of_money')}
        description={money.cost_of_money_bp ? example : t('defaults.cost_of_money_none')}
        error={errorOf('cost_of_money_bp')}
        required
        value={money.cost_of_money_bp}
        onChange={(cost_of_money_bp) => changeMoney({ cost_of_money_bp })}
      />
    </>
  );
}
