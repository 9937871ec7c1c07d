import classes from './lane.module.css';
import { LaneGlyph } from './lane-glyph';

interface Place {
  city: string;
  country?: string;
}

interface LaneProps {
  from: Place;
  to: Place;
  stops?: number;
  label: string;
  size?: 'row' | 'title';
}

const End = ({ place }: { place: Place }) => (
  <span className={classes.city}>
    {place.city}
    {place.country && <span className={classes.country}>{place.country}</span>}
  </span>
);

export function Lane({ from, to, stops = 0, label, size = 'row' }: LaneProps) {
  return (
    <span className={size === 'title' ? `${classes.lane} ${classes.title}` : classes.lane}>
      <End place={from} />
      <LaneGlyph label={label} stops={stops} size={size} />
      <End place={to} />
    </span>
  );
}
