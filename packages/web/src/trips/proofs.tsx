import type { TripProof, TripStopView } from '@tenderlane/contract';
import { Button } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useDates } from '../core/texts/use-dates';
import { FileList } from '../files/file-list';
import { toast } from '../toasts';
import { useTripAction, useTripSide } from './trip.api';
import classes from './trips.module.css';

const ProofDialog = lazy(readAhead(async () => ({ default: (await import('./proof.dialogs')).ProofDialog })));
const RefuseDialog = lazy(readAhead(async () => ({ default: (await import('./refuse.dialog')).RefuseDialog })));

export function Proofs({ stop }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  const { mayReport } = useTripSide();
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = mayReport && stop.refusals['proof'] === undefined;
  return (
    <section className={classes.proofs} aria-label={t('proof.title')}>
      <div className={classes.head}>
        <h4 className={classes.proofTitle}>{t('proof.title')}</h4>
        {mayAdd && (
          <Button size="xs" variant="subtle" onClick={() => setIsAdding(true)}>
            {t('proof.add')}
          </Button>
        )}
      </div>
      {stop.proofs.length === 0 && <p className={classes.dim}>{t('proof.none')}</p>}
      {stop.proofs.map((proof) => (
        <Proof key={proof.id} proof={proof} zone={stop.time_zone} />
      ))}
      {isAdding && (
        <Suspense>
          <ProofDialog stop={stop} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Proof({ proof, zone }: { proof: TripProof; zone: string }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { side, mayReport } = useTripSide();
  const [isRefusing, setIsRefusing] = useState(false);
  const accept = useTripAction(() => toast(t('proof.accepted_toast'), { tone: 'good' }));
  const mayDecide = side === 'shipper' && mayReport && proof.refusals['decide'] === undefined;
  const problem = errorText(accept.error);
  return (
    <div className={classes.proof}>
      <p className={classes.dim}>
        {t('proof.by', { source: t(`source.${proof.source}`), time: dates.shortDateTime(proof.at, zone) })}
      </p>
      {proof.signer && <p>{t('proof.signed', { name: proof.signer })}</p>}
      <p>
        {proof.state === 'waiting' && t('proof.waiting', { time: dates.shortDateTime(proof.due_at ?? proof.at, zone) })}
        {proof.state === 'accepted' && t('proof.accepted')}
        {proof.state === 'refused' && t('proof.refused', { reason: proof.refusal_reason ?? '' })}
      </p>
      {proof.is_repeated && <p className={classes.warning}>{t('proof.repeated')}</p>}
      <FileList files={proof.files} />
      {problem && (
        <p role="alert" className={classes.warning}>
          {problem}
        </p>
      )}
      {mayDecide && (
        <div className={classes.buttons}>
          <Button
            size="xs"
            loading={accept.isPending}
            onClick={() => accept.mutate({ do: 'decide', proofId: proof.id, body: { accept: true } })}
          >
            {t('accept')}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setIsRefusing(true)}>
            {t('refuse')}
          </Button>
        </div>
      )}
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            title={t('proof.refuse_title')}
            text={t('proof.refuse_text')}
            done={t('proof.refused_toast')}
            actionOf={(body) => ({ do: 'decide', proofId: proof.id, body })}
            onClose={() => setIsRefusing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
