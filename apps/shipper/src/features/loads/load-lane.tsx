import type { LoadListItem } from '@tenderlane/contract';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';

interface LoadLaneProps {
  waypoints: LoadListItem['waypoints'];
  size?: 'row' | 'title';
}

export function LoadLane({ waypoints, size = 'row' }: LoadLaneProps) {
  const t = textsOf('loads');
  if (!waypoints[0]?.city && !waypoints.at(-1)?.city) return <>{t('list.no_route')}</>;
  return <StopsLane stops={waypoints} size={size} />;
}

export const laneText = (waypoints: LoadListItem['waypoints']): string =>
  [waypoints[0]?.city, waypoints.at(-1)?.city].filter(Boolean).join(' – ');
