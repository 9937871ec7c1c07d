import { useSyncExternalStore } from 'react';
import { listen, readState, show } from '../lib/state';
import { useTexts } from '../lib/use-texts';

export function Notices() {
  const { t, count } = useTexts();
  const { waiting, isOffline, isStorageFull, isRefused } = useSyncExternalStore(listen, readState);
  return (
    <div role="status" className="notices">
      {!window.isSecureContext && <p className="notice">{t('insecure')}</p>}
      {isStorageFull && <p className="notice bad">{t('storage_full')}</p>}
      {waiting.length > 0 && <p className="notice">{count('waiting', waiting.length)}</p>}
      {isOffline && waiting.length === 0 && <p className="notice">{t('offline')}</p>}
      {isRefused && (
        <p className="notice bad">
          {t('refused')}{' '}
          <button type="button" className="plain" onClick={() => show({ isRefused: false })}>
            {t('understood')}
          </button>
        </p>
      )}
    </div>
  );
}
