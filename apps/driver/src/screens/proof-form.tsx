import { useId, useRef, useState } from 'react';
import { locate } from '../lib/locate';
import { scalePhoto } from '../lib/photo';
import { refresh } from '../lib/send';
import { change, newId, serverNow } from '../lib/state';
import type { Stop } from '../lib/steps';
import { useTexts } from '../lib/use-texts';
import { SignaturePad, type Signature } from './signature-pad';

const PHOTOS_MAX = 10;

export function ProofForm({ stop }: { stop: Stop }) {
  const { t, count } = useTexts();
  const [photos, setPhotos] = useState<Blob[]>([]);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<'photo_unreadable' | 'proof_empty' | 'name_missing' | null>(null);
  const pad = useRef<Signature>(null);
  const field = useId();

  const add = async (files: readonly File[]) => {
    const scaled = await Promise.all(files.map(scalePhoto));
    const read = scaled.filter((photo) => photo !== null);
    setFailure(read.length < files.length ? 'photo_unreadable' : null);
    setPhotos((before) => [...before, ...read].slice(0, PHOTOS_MAX));
  };
  const save = async () => {
    const at = serverNow();
    const drawn = (await pad.current?.picture()) ?? null;
    if (drawn && name.trim() === '') return setFailure('name_missing');
    if (!drawn && photos.length === 0) return setFailure('proof_empty');
    const place = await locate();
    const proof = {
      id: newId(),
      stop_id: stop.id,
      at,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(typeof place === 'object' && { position: place }),
    };
    const files = [...(drawn ? [drawn] : []), ...photos].map((blob) => ({ blob, id: null }));
    await change(({ waiting }) => ({
      waiting: [...waiting, { what: 'proof', proof, files, hasSignature: drawn !== null }],
    }));
    await refresh();
  };
  return (
    <section className="proof" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{t('proof')}</h2>
      <p>{t('proof_text')}</p>
      <label className="button">
        {photos.length === 0 ? t('photo') : count('photos', photos.length)}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="hidden"
          onChange={(event) => {
            void add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <label>
        {t('signer')}
        <input
          value={name}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <SignaturePad ref={pad} label={t('signature')} clear={t('clear')} />
      {failure && (
        <p role="alert" className="notice bad">
          {t(failure)}
        </p>
      )}
      <button type="button" className="large" onClick={() => void save()}>
        {t('save_proof')}
      </button>
    </section>
  );
}
