import { Textarea } from '@mantine/core';
import type { CarrierVehicle } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import classes from './trips.module.css';

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('fleet');
  return (
    <Textarea
      label={t('assign.reason')}
      description={t('assign.reason_text')}
      required
      autosize
      minRows={2}
      maxLength={LIMITS.reasonMax}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Other orders with the same driver or vehicles; only the carrier sees them. */
export function Clashes({ clashes }: { clashes: CarrierVehicle['clashes'] }) {
  const { t } = useTranslation('fleet');
  return (
    <div role="status">
      {clashes.map(({ load_id: id, number, company, kinds }) => (
        <p key={id} className={classes.waiting}>
          {t('assign.clash', { names: kinds.map((kind) => t(`assign.${kind}`)).join(', '), number, company })}
        </p>
      ))}
    </div>
  );
}
