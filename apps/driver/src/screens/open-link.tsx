import { useState } from 'react';
import { openTrip, optOut } from '../lib/send';
import { useTexts } from '../lib/use-texts';
import { WhoSees } from './who-sees';

export const forgetAddress = (): void => {
  history.replaceState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
};

type Failure = 'link_unknown' | 'no_connection' | 'opted_out';

export function OpenLink({ secret }: { secret: string }) {
  const { t } = useTexts();
  const [said, setSaid] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const result = await openTrip(secret).catch(() => 'later' as const);
    setBusy(false);
    if (result !== 'opened') setSaid(result === 'unknown' ? 'link_unknown' : 'no_connection');
  };
  const stop = async () => setSaid((await optOut(secret)) ? 'opted_out' : 'no_connection');
  return (
    <section className="card">
      <h1>{t('title')}</h1>
      <p>{t('open_text')}</p>
      <button type="button" className="large" disabled={isBusy} onClick={() => void press()}>
        {t('open')}
      </button>
      {said && (
        <p role="alert" className={said === 'opted_out' ? 'notice' : 'notice bad'}>
          {t(said)}
        </p>
      )}
      <WhoSees />
      <button type="button" className="plain" onClick={() => void stop()}>
        {t('opt_out')}
      </button>
    </section>
  );
}
