import type { FollowedTrip } from '@tenderlane/contract';
import { formatShortDateTime, formatWindow } from '@tenderlane/messages/formats/dates';
import type { Texts } from './texts';

const MINUTE_MS = 60_000;

type Stop = FollowedTrip['stops'][number];

export function Stops({ texts, stops }: { texts: Texts; stops: readonly Stop[] }) {
  const { t } = texts;
  return (
    <section className="card">
      <h2>{t('stops')}</h2>
      <ol className="stops">
        {stops.map((stop, index) => (
          <li key={index} className={stop.is_own ? 'stop next' : 'stop'}>
            <span className="kind">
              {t(`kind_${stop.kind}`)}
              {stop.is_own && ` · ${t('own')}`}
            </span>
            <span className="city">{stop.city}</span>
            <span>{t(stop.state === 'working' ? `stop_working_${stop.kind}` : `stop_${stop.state}`)}</span>
            <Times texts={texts} stop={stop} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Times({ texts: { t, locale }, stop }: { texts: Texts; stop: Stop }) {
  const { times, country_id: countryId, time_zone: timeZone } = stop;
  if (!times) return null;
  const context = { locale, countryId, timeZone };
  const timeOf = (at: string) => formatShortDateTime(at, context);
  const window = formatWindow(times.window, context);
  const { eta, arrived, departed } = times;
  return (
    <>
      {eta && <span className="eta">{t('eta', { time: formatWindow(bandOf(eta), context) })}</span>}
      {arrived && <span>{t('arrived', { time: timeOf(arrived) })}</span>}
      {departed && <span>{t('departed', { time: timeOf(departed) })}</span>}
      {window && <span className="dim">{t('window', { window })}</span>}
    </>
  );
}

function bandOf({ at, band_minutes: minutes }: NonNullable<NonNullable<Stop['times']>['eta']>) {
  const middle = Date.parse(at);
  return { from: middle - minutes * MINUTE_MS, to: middle + minutes * MINUTE_MS };
}
