import type { LoadListItem } from '@tenderlane/contract';
import { Lane } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

/** The lane of a load, without the module of lists, which other pages would load too. */
export function RouteLane({ waypoints }: Pick<LoadListItem, 'waypoints'>) {
  const { t } = useTranslation('common');
  const end = (stop: LoadListItem['waypoints'][number] | undefined) => ({
    city: stop?.city || '—',
    ...(stop?.country_id && { country: stop.country_id.toUpperCase() }),
  });
  const stops = Math.max(0, waypoints.length - 2);
  const label = stops > 0 ? t('lane.stops', { count: stops }) : t('lane.to');
  return <Lane from={end(waypoints[0])} to={end(waypoints.at(-1))} stops={stops} label={label} />;
}
