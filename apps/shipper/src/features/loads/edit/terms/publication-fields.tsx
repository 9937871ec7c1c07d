import { Switch } from '@mantine/core';
import { MomentInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { ownZone, todayIn, useMomentField } from '@tenderlane/web/moment-field';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { useDraftState, useField } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';
import { usePublishAt } from './use-publish-at';
import { useUnreadable } from '../fields/use-unreadable';
import { dayLater, instantOf } from '../route/zone-time';

export function PublicationFields() {
  const { t } = useTranslation('loadEdit');
  const republish = useField('auction.republish_if_failed');
  const isDraft = useDraftState(({ meta }) => meta.state === 'draft');
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
  const [isUnreadable, setIsUnread] = useState(false);
  useUnreadable(t('terms.publish_at'), isUnreadable && value !== null ? t('check.unread') : null, 'auction.publish_at');
  const opensAt = usePublishAt();
  const isPast = value !== null && opensAt === null;
  const zone = ownZone();
  const momentField = useMomentField();
  const today = todayIn(zone);
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
        onChange={(event) => {
          setIsUnread(false);
          change(event.currentTarget.checked ? instantOf(tomorrow, zone) : null);
        }}
      />
      {value !== null && (
        <div className={classes.schedule}>
          <MomentInput
            field={momentField({ minDay: today, timeZone: zone })}
            label={t('terms.publish_at')}
            value={value}
            usualTime={WORK_BEGINS}
            onProblem={setIsUnread}
            onChange={(instant) => instant && change(instant)}
          />
        </div>
      )}
    </FieldAnchor>
  );
}
