import { useState, useSyncExternalStore } from 'react';
import { forgetTrip, openTrip } from '../lib/send';
import { listen, readState, waitingOf, type OpenTrip, type Trip } from '../lib/state';
import { doneAt, isOver, type Stop } from '../lib/steps';
import { writeWindow } from '../lib/times';
import { useTexts } from '../lib/use-texts';
import { Sharing } from './sharing';
import { Tasks } from './tasks';
import { WhoSees } from './who-sees';

export function TripCard({ open }: { open: OpenTrip }) {
  const { t } = useTexts();
  const { waiting } = useSyncExternalStore(listen, readState);
  const { trip, token } = open;
  const isLeft = (stop: Stop) => isOver(stop, doneAt(stop, waiting));
  const nextId = trip?.stops.find((stop) => !isLeft(stop))?.id;
  return (
    <section className="card">
      <h1>{trip ? `${trip.number} · ${trip.carrier.name}` : t('title')}</h1>
      {token === null && <Moved open={open} />}
      {token !== null && !trip && <p>{t('loading')}</p>}
      {trip && nextId === undefined && <p className="notice good">{t('all_done')}</p>}
      {trip && (
        <ol className="stops">
          {trip.stops.map((stop) => (
            <li key={stop.id}>
              <a href={`#stop-${stop.id}`} className={stop.id === nextId ? 'stop next' : 'stop'}>
                <span className="kind">{t(`kind_${stop.kind}`)}</span>
                <span className="city">{stop.name ?? stop.city}</span>
                <StopFacts stop={stop} />
              </a>
            </li>
          ))}
        </ol>
      )}
      {trip && <Tasks open={open} trip={trip} />}
      {trip && token !== null && <Sharing open={open} trip={trip} />}
      {trip && <CarrierContact contact={trip.carrier.contact} />}
      {trip && <WhoSees />}
    </section>
  );
}

function CarrierContact({ contact: { phone, email } }: { contact: Trip['carrier']['contact'] }) {
  const { t } = useTexts();
  const address = phone ? `sms:${phone}` : email && `mailto:${email}`;
  return (
    <>
      {phone && (
        <a className="button" href={`tel:${phone}`}>
          {t('call_carrier')}
        </a>
      )}
      {address && (
        <a className="button" href={address}>
          {t('write_carrier')}
        </a>
      )}
    </>
  );
}

function StopFacts({ stop }: { stop: Stop }) {
  const { t, locale } = useTexts();
  const { waiting } = useSyncExternalStore(listen, readState);
  const done = doneAt(stop, waiting);
  const last = done.at(-1);
  return (
    <>
      <span className="dim">{writeWindow(stop, locale)}</span>
      <span className="dim">
        {last ? t(`done_${last.kind}`) : t(`state_${stop.state}`)}
        {last && last.finalAt === null && ` · ${t('unsent')}`}
      </span>
    </>
  );
}

function Moved({ open }: { open: OpenTrip }) {
  const { t } = useTexts();
  const { waiting } = useSyncExternalStore(listen, readState);
  const [failure, setFailure] = useState<'link_unknown' | 'no_connection' | null>(null);
  const press = async () => {
    const result = await openTrip(open.secret).catch(() => 'later' as const);
    if (result !== 'opened') setFailure(result === 'unknown' ? 'link_unknown' : 'no_connection');
  };
  return (
    <>
      <p className="notice">{t('moved')}</p>
      <button type="button" className="large" onClick={() => void press()}>
        {t('open_here')}
      </button>
      {waitingOf(open, waiting).length === 0 && (
        <button type="button" className="plain" onClick={() => void forgetTrip(open.secret)}>
          {t('forget')}
        </button>
      )}
      {failure && (
        <p role="alert" className="notice bad">
          {t(failure)}
        </p>
      )}
    </>
  );
}
