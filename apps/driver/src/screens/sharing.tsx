import { useState, useSyncExternalStore } from 'react';
import { setUpApp, type AppSetup } from '../lib/send';
import { setExact, share } from '../lib/share';
import { isShared, listen, readState, type OpenTrip, type Trip } from '../lib/state';
import { writeMoment } from '../lib/times';
import { useServerNow } from '../lib/use-server-now';
import { useTexts } from '../lib/use-texts';

export function Sharing({ open, trip }: { open: OpenTrip; trip: Trip }) {
  const { t } = useTexts();
  const isOn = isShared(open);
  if (!trip.sharing) return null;
  return (
    <section className="part">
      <label className="switch">
        <span>{t('share')}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={(event) => void share(open.secret, event.currentTarget.checked)}
        />
      </label>
      {isOn ? <SharingState trip={trip} from={trip.sharing.from} /> : <p className="dim">{t('share_off')}</p>}
      <AppSetup open={open} hasApp={trip.sharing.has_app} />
    </section>
  );
}

function SharingState({ trip, from }: { trip: Trip; from: string }) {
  const { t, count, locale } = useTexts();
  const { isDenied, isExact, points } = useSyncExternalStore(listen, readState);
  const now = useServerNow();
  const last = trip.stops.at(-1);
  const first = trip.stops[0];
  const until = last?.window.to ?? null;
  return (
    <>
      <p>{last && until ? t('share_until', { time: writeMoment(until, last, locale) }) : t('share_end')}</p>
      {first && Date.parse(from) > now && <p>{t('share_from', { time: writeMoment(from, first, locale) })}</p>}
      {window.isSecureContext && !isDenied && <p className="notice">{t('share_open_only')}</p>}
      {isDenied && <p className="notice bad">{t('share_denied')}</p>}
      {points > 0 && <p className="dim">{count('points', points)}</p>}
      <label className="switch">
        <span>{t('share_exact')}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isExact}
          onChange={(event) => void setExact(event.currentTarget.checked)}
        />
      </label>
    </>
  );
}

function AppSetup({ open, hasApp }: { open: OpenTrip; hasApp: boolean }) {
  const { t } = useTexts();
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [isFailed, setFailed] = useState(false);
  const press = async () => {
    const made = await setUpApp(open.secret);
    setFailed(made === null);
    setSetup(made);
    if (made) location.assign(made.link);
  };
  return (
    <>
      <p className="dim">{t('app_text')}</p>
      <button type="button" className="button" onClick={() => void press()}>
        {t(hasApp ? 'app_again' : 'app')}
      </button>
      {setup && (
        <div role="status" className="notice good">
          <p>{t('app_done')}</p>
          <a className="plain" href={setup.link}>
            {t('app_open')}
          </a>
          <p>
            {t('app_address')} <code>{setup.url}</code>
          </p>
        </div>
      )}
      {isFailed && (
        <p role="alert" className="notice bad">
          {t('no_connection')}
        </p>
      )}
    </>
  );
}
