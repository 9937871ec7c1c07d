import { Alert, Anchor } from '@mantine/core';
import { IconClockX } from '@tabler/icons-react';
import type { LoadView } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './load-view.module.css';

/** Shown from one day after the planned loading until an action is taken. */
export function LoadingLate({ view }: { view: LoadView }) {
  const { t } = useTranslation('loads');
  const dates = useDates();
  const { loading_late_since: since, winner, waypoints } = view;
  if (since === null) return null;
  const time = dates.shortDateTime(since, waypoints[0]?.address?.time_zone);
  const contact = winner?.contact;
  return (
    <div className={classes.notice}>
      <Alert color="red" role="alert" icon={<IconClockX size={16} />} title={t('loading_late.title')}>
        {t('loading_late.text', {
          time,
          carrier: winner?.carrier ?? '',
          start: t('action.start'),
          release: t('action.release'),
          cancel: t('action.cancel'),
        })}
        {contact && (
          <div>
            {contact.name}
            {contact.phone && <Anchor href={`tel:${contact.phone}`}> {contact.phone}</Anchor>}
            {contact.email && <Anchor href={`mailto:${contact.email}`}> {contact.email}</Anchor>}
          </div>
        )}
      </Alert>
    </div>
  );
}
