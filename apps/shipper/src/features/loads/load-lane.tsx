import type { LoadListItem } from '@tenderlane/contract';
import { Lane } from '@tenderlane/ui';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';

interface LoadLaneProps {
  waypoints: LoadListItem['waypoints'];
  size?: 'row' | 'title';
}

export function LoadLane({ waypoints, size = 'row' }: LoadLaneProps) {
  const t = textsOf(['loads', 'common']);
  const ends = [waypoints[0], waypoints.at(-1)].map((point) => ({
    city: point?.city || '—',
    ...(point?.country_id && { country: point.country_id.toUpperCase() }),
  }));
  const [from, to] = ends;
  if (!from || !to || ends.every(({ city }) => city === '—')) return <>{t('list.no_route')}</>;
  const stops = Math.max(0, waypoints.length - 2);
  const label = stops > 0 ? t('common:lane.stops', { count: stops }) : t('common:lane.to');
  return <Lane from={from} to={to} stops={stops} label={label} size={size} />;
}

export const laneText = (waypoints: LoadListItem['waypoints']): string =>
  [waypoints[0]?.city, waypoints.at(-1)?.city].filter(Boolean).join(' – ');
