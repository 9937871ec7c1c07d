import { Select } from '@mantine/core';
import { PAYMENT_TYPES } from '@tenderlane/contract/reference/lists';
import { VAT_MODES } from '@tenderlane/domain/reference';
import { LIMITS } from '@tenderlane/domain/core';
import { FormSection } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../measures';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { NumberField } from '../fields/number-field';
import { PercentField } from '../fields/percent-field';
import { useDraft, useField, usePart } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

export const PaymentSection = memo(function PaymentSection() {
  const { t } = useTranslation('loadEdit');
  const [payment, change] = usePart('payment');
  const { frozen } = useDraft();
  const rate = useField('auction.vat_rate_bp');
  const typeName = useNames('payment_types');
  const vatName = useNames('vat_modes');
  return (
    <FormSection title={t('payment.title')} why={t('payment.why')}>
      <div className={classes.row2}>
        <FieldAnchor path="payment.type">
          <Select
            label={t('payment.type')}
            allowDeselect={false}
            data={PAYMENT_TYPES.map((type) => ({ value: type, label: typeName(type) }))}
            value={payment.type}
            error={useProblem('payment.type')}
            onChange={(type) => change({ type })}
          />
        </FieldAnchor>
        <Select
          label={t('payment.vat_mode')}
          description={frozen.payment}
          disabled={frozen.payment !== undefined}
          allowDeselect={false}
          data={VAT_MODES.map((mode) => ({ value: mode, label: vatName(mode) }))}
          value={payment.vat_mode}
          onChange={(mode) => mode && change({ vat_mode: mode })}
        />
      </div>
      <div className={classes.row4}>
        <NumberField
          label={t('payment.days')}
          value={payment.days_to_pay}
          always
          min={0}
          max={LIMITS.daysToPayMax}
          error={useProblem('payment.days_to_pay')}
          onChange={(days) => days !== null && change({ days_to_pay: days })}
        />
        {payment.vat_mode !== 'none' && (
          <PercentField
            label={t('payment.vat_rate')}
            description={rate.frozen}
            disabled={rate.frozen !== undefined}
            value={rate.value}
            maxBp={LIMITS.vatRateMaxBp}
            onChange={rate.change}
          />
        )}
      </div>
    </FormSection>
  );
});
