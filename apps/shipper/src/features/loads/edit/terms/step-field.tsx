import { Input, NativeSelect } from '@mantine/core';
import { currencySymbol } from '@tenderlane/messages/formats';
import { isCurrency } from '@tenderlane/domain/money';
import { MoneyInput } from '@tenderlane/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyField } from '../../../../lib/formats';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { PercentField } from '../fields/percent-field';
import { useField } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';
import { useUnreadable } from '../fields/use-unreadable';

const PERCENT_MAX_BP = 5000;
/** Initial step of each kind: one percent in basis points, or ten currency units in minor units. */
const USUAL = { percent: 100, amount: 1000 } as const;

export function StepField() {
  const { t } = useTranslation('loadEdit');
  const id = useId();
  const { value: step, change, frozen } = useField('auction.bid_step');
  const { value: payment } = useField('payment');
  const error = useProblem('auction.bid_step');
  const currency = isCurrency(payment.currency) ? payment.currency : 'EUR';
  const [problem, setProblem] = useState<string | null>(null);
  useUnreadable(t('terms.step'), step.kind === 'amount' ? problem : null, 'auction.bid_step');
  const shared = { id, name: t('terms.step'), disabled: frozen !== undefined, error };
  const setAmount = (value: number | null) => value !== null && change({ kind: 'amount', value });
  return (
    <FieldAnchor path="auction.bid_step">
      <Input.Wrapper id={id} label={t('terms.step')} description={frozen}>
        {/* The unit stands in the list beside the number. */}
        <div className={classes.withUnit}>
          {step.kind === 'percent' ? (
            <PercentField
              {...shared}
              value={step.value}
              minBp={1}
              maxBp={PERCENT_MAX_BP}
              unit=""
              onChange={(value) => change({ kind: 'percent', value })}
            />
          ) : (
            <MoneyInput
              key={currency}
              {...shared}
              {...moneyField(currency)}
              symbol=""
              value={step.value}
              onChange={setAmount}
              onProblem={setProblem}
            />
          )}
          <NativeSelect
            aria-label={t('terms.step_unit')}
            disabled={frozen !== undefined}
            value={step.kind}
            data={[
              { value: 'percent', label: '%' },
              { value: 'amount', label: currencySymbol(currency) },
            ]}
            onChange={(event) => {
              const kind = event.currentTarget.value === 'amount' ? 'amount' : 'percent';
              setProblem(null);
              change({ kind, value: USUAL[kind] });
            }}
          />
        </div>
      </Input.Wrapper>
    </FieldAnchor>
  );
}
