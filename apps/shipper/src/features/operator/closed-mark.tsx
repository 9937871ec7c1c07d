import { IconCircleX } from '@tabler/icons-react';
import { StateChip } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import classes from './operator.module.css';

export function ClosedMark({ at }: { at: string | null }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  if (at === null) return null;
  return (
    <div className={classes.closed}>
      <StateChip tier={1} hue="red" icon={IconCircleX} label={t('companies.closed', { date: dates.date(at) })} />
    </div>
  );
}
