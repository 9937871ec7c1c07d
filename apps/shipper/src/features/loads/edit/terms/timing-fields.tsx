import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { duration } from '../../../../lib/formats';
import classes from '../edit.module.css';
import { MinutesField } from '../fields/minutes-field';
import { useField } from '../draft/use-draft';

const PRESETS_MINUTES = [60, 240, 1440, 2880];

export function TimingFields() {
  const { t } = useTranslation('loadEdit');
  return (
    <div className={classes.row4}>
      <div className={classes.double}>
        <MinutesField name="auction.duration_minutes" label={t('terms.duration')} required />
        <Presets />
      </div>
      <MinutesField name="auction.extra_minutes" label={t('terms.extra')} hint={t('terms.extra_hint')} />
      <MinutesField name="auction.max_extra_minutes" label={t('terms.max_extra')} />
    </div>
  );
}

function Presets() {
  const { t } = useTranslation('loadEdit');
  const { value, change, frozen } = useField('auction.duration_minutes');
  if (frozen) return null;
  return (
    <div className={classes.presets} role="group" aria-label={t('terms.presets')}>
      {PRESETS_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          size="xs"
          variant={minutes === value ? 'light' : 'default'}
          aria-pressed={minutes === value}
          onClick={() => change(minutes)}
        >
          {duration(minutes)}
        </Button>
      ))}
    </div>
  );
}
