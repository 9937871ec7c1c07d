import { useParams } from '@tanstack/react-router';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './landing.module.css';
import { Landing } from './landing';

const Booking = lazy(readAhead(async () => ({ default: (await import('./booking')).Booking }), 'seldom'));

export function DemoPage() {
  const { t } = useTranslation(['demos', 'common']);
  const { id } = useParams({ strict: false });
  return (
    <div className={classes.page}>
      <title>{`${t('title')} · ${t('common:app_name')}`}</title>
      {id ? (
        <Suspense>
          <Booking code={id} />
        </Suspense>
      ) : (
        <Landing />
      )}
    </div>
  );
}
