import type { TripView } from '@tenderlane/contract';
import { Button } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Changes } from './changes';
import { useTripSide } from './trip.api';
import classes from './trips.module.css';

const NewStopDialog = lazy(readAhead(async () => ({ default: (await import('./change.dialog')).NewStopDialog })));

export function NewStop({ trip: { stops, changes, refusals } }: { trip: TripView }) {
  const { t } = useTranslation('trips');
  const { mayPlan } = useTripSide();
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = mayPlan && !refusals['add_stop'];
  const isShown = changes.some(({ stop_id: id }) => id === null);
  if (!mayAdd && !isShown) return null;
  return (
    <div className={classes.newStop}>
      <Changes changes={changes} stopId={null} zone={stops.at(-1)?.time_zone ?? 'UTC'} />
      {mayAdd && (
        <div>
          <Button size="xs" variant="subtle" onClick={() => setIsAdding(true)}>
            {t('change.add')}
          </Button>
        </div>
      )}
      {isAdding && (
        <Suspense>
          <NewStopDialog stops={stops} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
