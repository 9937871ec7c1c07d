import { useState } from 'react';
import { scalePhoto } from '../lib/photo';
import { refresh } from '../lib/send';
import { change, newId, serverNow } from '../lib/state';
import type { Stop } from '../lib/steps';
import { useTexts } from '../lib/use-texts';

export function StopPhotos({ stop }: { stop: Stop }) {
  const { t, count } = useTexts();
  const [isUnreadable, setUnreadable] = useState(false);
  const add = async (file: File | undefined) => {
    const blob = file && (await scalePhoto(file));
    setUnreadable(!blob);
    if (!blob) return;
    const photo = { id: newId(), stop_id: stop.id, at: serverNow() };
    await change(({ waiting }) => ({
      waiting: [...waiting, { what: 'photo', proof: photo, files: [{ blob, id: null }], hasSignature: false }],
    }));
    await refresh();
  };
  return (
    <>
      <label className="button">
        {t('stop_photo')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="hidden"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            void add(file);
          }}
        />
      </label>
      {stop.photos > 0 && <p className="dim">{count('stop_photos', stop.photos)}</p>}
      {isUnreadable && (
        <p role="alert" className="notice bad">
          {t('photo_unreadable')}
        </p>
      )}
    </>
  );
}
