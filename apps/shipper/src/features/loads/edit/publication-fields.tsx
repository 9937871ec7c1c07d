import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../lib/formats';
import { reasonText } from '../../../lib/reason-text';
import classes from './edit.module.css';
import { FieldAnchor } from './field-anchor';
import { LazyDateField } from './lazy-date-field';
import { TimeField } from './time-field';
import { useDraftState, useField } from './use-draft';
import { useProblem } from './use-problem';
import { usePublishAt } from './use-publish-at';
import { dayLater, instantOf, ownZone, wallTimeOf } from './zone-time';

/** When the tender opens, and what happens when nobody bids. */
export function PublicationFields() {
  const { t } = useTranslation('loadEdit');
  const republish = useField('auction.republish_if_failed');
  const isDraft = useDraftState(({ facts }) => facts.state === 'draft');
  return (
    <div className={classes.row2}>
      <Switch
        label={t('terms.republish')}
        description={t('terms.republish_hint')}
        checked={republish.value}
        onChange={(event) => republish.change(event.currentTarget.checked)}
      />
      {isDraft && <Schedule />}
    </div>
  );
}

const WORK_BEGINS = '09:00';

function Schedule() {
  const { t } = useTranslation('loadEdit');
  const dates = useDates();
  const { value, change } = useField('auction.publish_at');
  const problem = useProblem('auction.publish_at');
  const opensAt = usePublishAt();
  const isPast = value !== null && opensAt === null;
  const zone = ownZone();
  const at = value === null ? null : wallTimeOf(value, zone);
  const [today] = useState(() => wallTimeOf(Date.now(), zone).day);
  const tomorrow = { day: dayLater(today, 1), time: WORK_BEGINS };
  return (
    <FieldAnchor path="auction.publish_at">
      <Switch
        label={t('terms.schedule')}
        description={
          opensAt === null ? t('terms.schedule_off') : t('terms.schedule_on', { time: dates.dateTime(opensAt) })
        }
        error={problem ?? (isPast && reasonText({ code: 'load.publish-in-past' }))}
        checked={value !== null}
        onChange={(event) => change(event.currentTarget.checked ? instantOf(tomorrow, zone) : null)}
      />
      {at && (
        <div className={classes.schedule}>
          <LazyDateField
            ariaLabel={t('terms.publish_date')}
            value={at.day}
            minDay={today}
            onChange={(day) => day && change(instantOf({ ...at, day }, zone))}
          />
          <TimeField
            ariaLabel={t('terms.publish_time')}
            value={at.time}
            onChange={(time) => time && change(instantOf({ ...at, time }, zone))}
          />
        </div>
      )}
    </FieldAnchor>
  );
}
