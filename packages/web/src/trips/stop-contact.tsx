import type { TripStopView } from '@tenderlane/contract';
import { Button } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTripSide } from './trip.api';
import classes from './trips.module.css';

const ChangeDialog = lazy(readAhead(async () => ({ default: (await import('./change.dialog')).ChangeDialog })));

export function StopContact({ stop }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  const { mayPlan } = useTripSide();
  const [isChanging, setIsChanging] = useState(false);
  const { contact, note, refusals } = stop;
  const person = [contact?.name, contact?.phone].filter(Boolean).join(', ');
  return (
    <>
      {person && <p className={classes.dim}>{t('contact', { person })}</p>}
      {note && <p className={classes.note}>{t('note', { note })}</p>}
      {mayPlan && !refusals['note'] && (
        <div>
          <Button size="compact-xs" variant="subtle" onClick={() => setIsChanging(true)}>
            {t('change.button')}
          </Button>
        </div>
      )}
      {isChanging && (
        <Suspense>
          <ChangeDialog stop={stop} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
