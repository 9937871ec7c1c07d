import type { TripEta, TripStopView } from '@tenderlane/contract';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../core/application';
import { useDates } from '../core/texts/use-dates';
import { useDistances } from '../core/texts/use-distances';
import classes from './trips.module.css';

const lateMinutes = ({ eta, window }: TripStopView) =>
  eta && window.to ? Math.round((Date.parse(eta.at) - Date.parse(window.to)) / MINUTE_MS) : 0;

/** The expected arrival against the window; pressing it shows how it was made. */
export function StopEta({ stop }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { formats } = useApplication();
  const [isShown, setIsShown] = useState(false);
  const { eta, time_zone: zone } = stop;
  if (!eta) return null;
  const late = lateMinutes(stop);
  const time = dates.shortDateTime(eta.at, zone);
  return (
    <div>
      <p className={classes.eta}>
        <span className={classes.dim}>{t('eta.title')}</span>
        <button
          type="button"
          className={classes.timeButton}
          aria-expanded={isShown}
          aria-label={`${time}. ${t('eta.show', { stop: stop.name ?? stop.city })}`}
          onClick={() => setIsShown(!isShown)}
        >
          {time}
        </button>
        {late > 0 && <span className={classes.warning}>{t('eta.late', { time: formats.duration(late) })}</span>}
        {late <= 0 && stop.window.to && <span className={classes.good}>{t('eta.in_time')}</span>}
      </p>
      {isShown && <EtaParts eta={eta} zone={zone} />}
    </div>
  );
}

function EtaParts({ eta: { parts, band_minutes: band }, zone }: { eta: TripEta; zone: string }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { formats } = useApplication();
  const { distance } = useDistances();
  const { breaks_minutes: breaks, rests_minutes: rests, stops_minutes: stops } = parts;
  const added = [
    breaks > 0 && t('eta.breaks', { time: formats.duration(breaks) }),
    rests > 0 && t('eta.rests', { time: formats.duration(rests) }),
    stops > 0 && t('eta.stops', { time: formats.duration(stops) }),
  ].filter(Boolean);
  const driving = t('eta.driving', {
    seen: dates.shortDateTime(parts.seen_at, zone),
    distance: distance(parts.road_km),
    speed: distance(parts.speed_kmh),
    time: formats.duration(parts.driving_minutes),
  });
  return (
    <p className={classes.parts}>
      {[driving, ...added].join(', ')}. {t('eta.band', { time: formats.duration(band) })}
    </p>
  );
}
