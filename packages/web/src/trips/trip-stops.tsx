import type { TripView } from '@tenderlane/contract';
import { SectionCard, StateChip, type Hue } from '@tenderlane/ui';
import { IconCircle, IconCircleCheck, IconCircleX, IconTruckDelivery, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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
  const unloadedLess = isUnloadedLess(trip);
  return (
    <TripContext value={side}>
      <SectionCard title={t('title')} actions={<StateChip icon={icon} hue={hue} tier={2} label={label} />} flush>
        <ol className={classes.stops}>
          {trip.stops.map((stop) => (
            <TripStop key={stop.id} stop={stop} />
          ))}
        </ol>
        {unloadedLess && (
          <p role="status" className={classes.less}>
            {t('counted.less')}
          </p>
        )}
      </SectionCard>
    </TripContext>
  );
}

function isUnloadedLess({ stops }: TripView): boolean {
  const sum = (kind: 'pickup' | 'delivery', of: 'packages' | 'weight_kg') => {
    const counted = stops.filter((stop) => stop.kind === kind && stop.state !== 'skipped');
    const values = counted.map((stop) => stop.counted?.[of] ?? null);
    return values.length === 0 || values.includes(null)
      ? null
      : values.reduce<number>((all, one) => all + (one ?? 0), 0);
  };
  return (['packages', 'weight_kg'] as const).some((of) => {
    const [loaded, unloaded] = [sum('pickup', of), sum('delivery', of)];
    return loaded !== null && unloaded !== null && unloaded < loaded;
  });
}
