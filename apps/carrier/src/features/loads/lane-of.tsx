import { Lane } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

interface LaneStop {
  kind: string;
  city: string;
  country_id: string;
}

interface LaneOfProps {
  stops: readonly LaneStop[];
  size?: 'row' | 'title';
}

export function LaneOf({ stops, size = 'row' }: LaneOfProps) {
  const { t } = useTranslation();
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const between = Math.max(0, stops.length - 2);
  return (
    <Lane
      from={{ city: first.city, country: first.country_id }}
      to={{ city: last.city, country: last.country_id }}
      stops={between}
      size={size}
      label={between > 0 ? t('lane.stops', { count: between }) : t('lane.to')}
    />
  );
}
