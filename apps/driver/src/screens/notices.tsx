import { useSyncExternalStore } from 'react';
import { change, listen, readState } from '../lib/state';
import { useTexts } from '../lib/use-texts';

export function Notices() {
  const { t, count } = useTexts();
  const { waiting, isOffline, isStorageFull, refused } = useSyncExternalStore(listen, readState);
  return (
    <div role="status" className="notices">
      {!window.isSecureContext && <p className="notice">{t('insecure')}</p>}
      {isStorageFull && <p className="notice bad">{t('storage_full')}</p>}
      {waiting.length > 0 && <p className="notice">{count('waiting', waiting.length)}</p>}
      {isOffline && waiting.length === 0 && <p className="notice">{t('offline')}</p>}
      {refused.length > 0 && (
        <p className="notice bad">
          {t('refused')}{' '}
          <button type="button" className="plain" onClick={() => void change(() => ({ refused: [] }))}>
            {t('understood')}
          </button>
        </p>
      )}
    </div>
  );
}
