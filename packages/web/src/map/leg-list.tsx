import type { LoadRoute } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDistances } from '../core/texts/use-distances';
import type { MapStop } from './map-stops';
import classes from './route-map.module.css';

interface LegListProps {
  stops: readonly MapStop[];
  route: LoadRoute | null;
}

export function LegList({ stops, route }: LegListProps) {
  const { t } = useTranslation('map');
  const { legTexts } = useDistances();
  const legs = legTexts(stops, route);
  return (
    <ol className={classes.legs}>
      {stops.map(({ kind, city, countryId }, index) => (
        <li key={index}>
          {t(`stop.${kind}`, { place: `${city}, ${countryId.toUpperCase()}` })}
          {index > 0 && ` (${legs[index - 1]})`}
        </li>
      ))}
    </ol>
  );
}
