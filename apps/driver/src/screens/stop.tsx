import { useState, useSyncExternalStore } from 'react';
import { listen, readState, type OpenTrip } from '../lib/state';
import { doneAt, stepsLeft, type Done, type Stop } from '../lib/steps';
import { takeBack } from '../lib/send';
import { writeTime, writeWindow } from '../lib/times';
import { useServerNow } from '../lib/use-server-now';
import { useTexts } from '../lib/use-texts';
import { ProofForm } from './proof-form';
import { StopPhotos } from './stop-photos';
import { StepButtons } from './step-buttons';

interface Shown {
  open: OpenTrip;
  stop: Stop;
}

const navigationOf = ({ point, address }: Stop) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point ? `${point.lat},${point.lon}` : address)}`;

export function StopScreen({ open, stop }: Shown) {
  const { t, locale } = useTexts();
  const { waiting } = useSyncExternalStore(listen, readState);
  const done = doneAt(stop, waiting);
  const hasWaitingProof = waiting.some((item) => item.what === 'proof' && item.proof.stop_id === stop.id);
  return (
    <section className="card">
      <a href="#" className="plain">
        ← {t('all_stops')}
      </a>
      <h1>
        {t(`kind_${stop.kind}`)}: {stop.name ?? stop.city}
      </h1>
      <p>{writeWindow(stop, locale)}</p>
      <p>{stop.address}</p>
      <a className="button" href={navigationOf(stop)} target="_blank" rel="noreferrer">
        {t('navigate')}
      </a>
      {stop.contact?.phone && (
        <a className="button" href={`tel:${stop.contact.phone}`}>
          {t('call_stop', { name: stop.contact.name ?? stop.contact.phone })}
        </a>
      )}
      {stop.note && <p className="note">{stop.note}</p>}
      <StepButtons open={open} stop={stop} steps={stepsLeft(stop, done)} />
      <StopPhotos stop={stop} />
      {done.length > 0 && (
        <ul className="done">
          {done.map((one) => (
            <DoneStep key={one.id} open={open} stop={stop} done={one} />
          ))}
        </ul>
      )}
      {stop.kind === 'delivery' && (stop.has_proof || hasWaitingProof) && (
        <p className="notice good">{t(hasWaitingProof ? 'proof_waiting' : 'proof_done')}</p>
      )}
      {stop.kind === 'delivery' && !stop.has_proof && !hasWaitingProof && <ProofForm stop={stop} />}
    </section>
  );
}

function DoneStep({ open, stop, done }: Shown & { done: Done }) {
  const { t, locale } = useTexts();
  const [isFailed, setFailed] = useState(false);
  const now = useServerNow();
  const canUndo = done.finalAt === null || Date.parse(done.finalAt) > now;
  const undo = async () => setFailed(!(await takeBack(open.secret, done.id)));
  return (
    <li>
      <span>
        {t(`done_${done.kind}`)}, {writeTime(done.at, stop, locale)}
        {done.finalAt === null && ` · ${t('unsent')}`}
      </span>
      {canUndo && (
        <button
          type="button"
          className="plain"
          aria-label={t('undo_step', { step: t(`done_${done.kind}`) })}
          onClick={() => void undo()}
        >
          {t('undo')}
        </button>
      )}
      {isFailed && (
        <span role="alert" className="bad">
          {t('undo_failed')}
        </span>
      )}
    </li>
  );
}
