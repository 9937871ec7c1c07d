import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { duration } from '../../../lib/formats';
import classes from './edit.module.css';
import { MinutesField } from './minutes-field';
import { useField } from './use-draft';

const PRESETS_MINUTES = [60, 240, 1440, 2880];

/** How long bidding lasts and what follows it. */
export function TimingFields() {
  const { t } = useTranslation('loadEdit');
  return (
    <>
      <div className={classes.row4}>
        <div>
          <MinutesField name="auction.duration_minutes" label={t('terms.duration')} required />
          <Presets />
        </div>
        <MinutesField name="auction.extra_minutes" label={t('terms.extra')} hint={t('terms.extra_hint')} />
        <MinutesField name="auction.max_extra_minutes" label={t('terms.max_extra')} />
      </div>
      <div className={classes.row4}>
        <MinutesField name="auction.confirm_minutes" label={t('terms.confirm')} hint={t('terms.confirm_hint')} />
        <MinutesField name="auction.decision_minutes" label={t('terms.decision')} hint={t('terms.decision_hint')} />
      </div>
    </>
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
