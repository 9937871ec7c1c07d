import { Lane } from '@tenderlane/ui';
import { textsOf } from '../core/texts/texts-of';

interface LaneStop {
  city: string | null;
  country_id?: string | null;
}

interface StopsLaneProps {
  stops: readonly LaneStop[];
  size?: 'row' | 'title';
}

const endOf = (stop: LaneStop | undefined) => ({
  city: stop?.city || '—',
  ...(stop?.country_id && { country: stop.country_id }),
});

export function StopsLane({ stops, size = 'row' }: StopsLaneProps) {
  const t = textsOf('common');
  const between = Math.max(0, stops.length - 2);
  const label = between > 0 ? t('lane.stops', { count: between }) : t('lane.to');
  return <Lane from={endOf(stops[0])} to={endOf(stops.at(-1))} stops={between} label={label} size={size} />;
}
