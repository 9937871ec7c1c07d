import { MinutesInput, type DurationUnit } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldAnchor } from './field-anchor';
import { useField } from '../draft/use-draft';
import { useProblem } from './use-problem';
import { useUnreadable } from './use-unreadable';

type MinutesKey =
  | 'auction.duration_minutes'
  | 'auction.extra_minutes'
  | 'auction.max_extra_minutes'
  | 'auction.confirm_minutes'
  | 'auction.decision_minutes';

interface MinutesFieldProps {
  name: MinutesKey;
  label: string;
  hint?: string;
  required?: boolean;
}

/** An emptied field keeps its last number until another is typed. */
export function MinutesField({ name, label, hint, required = false }: MinutesFieldProps) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const { value, change, frozen } = useField(name);
  const problem = useProblem(name);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isBad, setIsBad] = useState(false);
  const notWhole = t('common:input.minutes_not_whole');
  useUnreadable(label, isBad ? notWhole : isEmpty ? t('number.empty') : null, name);
  const units: [DurationUnit, ...DurationUnit[]] = [
    { minutes: 1, label: t('common:unit.minutes_short') },
    { minutes: 60, label: t('common:unit.hours_short') },
    { minutes: 1440, label: t('common:unit.days_short') },
  ];
  const error = isEmpty ? t('number.empty') : problem;
  const description = error ? undefined : (frozen ?? hint);
  return (
    <FieldAnchor path={name}>
      <MinutesInput
        label={label}
        unitLabel={t('terms.unit_of', { field: label })}
        required={required}
        disabled={frozen !== undefined}
        value={isEmpty ? null : value}
        units={units}
        problemText={notWhole}
        onProblem={setIsBad}
        {...(description && { description })}
        error={error}
        onChange={(minutes) => {
          setIsEmpty(minutes === null);
          if (minutes !== null) change(minutes);
        }}
      />
    </FieldAnchor>
  );
}
