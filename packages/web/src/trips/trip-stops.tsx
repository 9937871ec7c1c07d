import type { TripView } from '@tenderlane/contract';
import { isUnloadedLess } from '@tenderlane/domain/trips';
import { SectionCard, StateChip, type Hue } from '@tenderlane/ui';
import { IconCircle, IconCircleCheck, IconCircleX, IconTruckDelivery, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NewStop } from './new-stop';
import { Tasks } from './tasks';
import { TripContext, type TripSide } from './trip.api';
import { TripStop } from './trip-stop';
import classes from './trips.module.css';

const LOOKS: Record<TripView['state'], { icon: TablerIcon; hue: Hue }> = {
  planned: { icon: IconCircle, hue: 'gray' },
  in_progress: { icon: IconTruckDelivery, hue: 'blue' },
  completed: { icon: IconCircleCheck, hue: 'green' },
  void: { icon: IconCircleX, hue: 'gray' },
};
const FAILED = { icon: IconCircleX, hue: 'red' } as const;

interface TripStopsProps extends TripSide {
  trip: TripView;
}

export function TripStops({ trip, ...side }: TripStopsProps) {
  const { t } = useTranslation('trips');
  const isFailed = trip.result === 'failed';
  const { icon, hue } = isFailed ? FAILED : LOOKS[trip.state];
  const label = isFailed ? t('result.failed') : t(`state.${trip.state}`);
  const unloadedLess = isUnloadedLess(trip.stops);
  return (
    <TripContext value={side}>
      <SectionCard title={t('title')} actions={<StateChip icon={icon} hue={hue} tier={2} label={label} />} flush>
        <ol className={classes.stops}>
          {trip.stops.map((stop) => (
            <TripStop
              key={stop.id}
              stop={stop}
              changes={trip.changes}
              readings={trip.temperature.readings.filter(({ stop_id: id }) => id === stop.id)}
            />
          ))}
        </ol>
        <NewStop trip={trip} />
        {unloadedLess && (
          <p role="status" className={classes.less}>
            {t('counted.less')}
          </p>
        )}
      </SectionCard>
      <Tasks trip={trip} />
    </TripContext>
  );
}
