import { Select } from '@mantine/core';
import { BASES } from '@tenderlane/domain/loads';
import { LIMITS } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import classes from '../edit.module.css';
import { MinutesField } from '../fields/minutes-field';
import { PercentField } from '../fields/percent-field';
import { StepField } from './step-field';
import { useField } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

export function AwardFields() {
  const { t } = useTranslation('loadEdit');
  return (
    <>
      <div className={classes.row4}>
        <BasisField />
        <StepField />
        <MinutesField name="auction.confirm_minutes" label={t('terms.confirm')} hint={t('terms.confirm_hint')} />
        <MinutesField name="auction.decision_minutes" label={t('terms.decision')} hint={t('terms.decision_hint')} />
      </div>
      <div className={classes.row4}>
        <div className={classes.double}>
          <RaiseField />
        </div>
        <div className={classes.double}>
          <GuardrailField />
        </div>
      </div>
    </>
  );
}

function RaiseField() {
  const { t } = useTranslation('loadEdit');
  const { value, change } = useField('auction.raise_percent_bp');
  return (
    <PercentField
      label={t('terms.raise')}
      description={t('terms.raise_hint')}
      value={value}
      maxBp={LIMITS.percentMaxBp}
      error={useProblem('auction.raise_percent_bp')}
      onChange={change}
    />
  );
}

function BasisField() {
  const { t } = useTranslation('loadEdit');
  const { value, change, frozen } = useField('auction.basis');
  return (
    <Select
      label={t('terms.basis')}
      description={frozen}
      disabled={frozen !== undefined}
      allowDeselect={false}
      data={BASES.map((basis) => ({ value: basis, label: t(`basis.${basis}`) }))}
      value={value}
      onChange={(basis) => basis && change(basis)}
    />
  );
}

function GuardrailField() {
  const { t } = useTranslation('loadEdit');
  const { value: winner } = useField('auction.winner');
  const { value, change, frozen } = useField('auction.guardrail_bp');
  const error = useProblem('auction.guardrail_bp');
  if (winner === 'manual') return null;
  return (
    <PercentField
      label={t('terms.guardrail')}
      description={frozen ?? t('terms.guardrail_hint')}
      disabled={frozen !== undefined}
      value={value}
      maxBp={LIMITS.percentMaxBp}
      error={error}
      onChange={change}
    />
  );
}
