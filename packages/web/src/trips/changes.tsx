import type { TripChangeView } from '@tenderlane/contract';
import { Button } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useDates } from '../core/texts/use-dates';
import { toast } from '../toasts';
import { useTripAction, useTripSide } from './trip.api';
import classes from './trips.module.css';

const RefuseDialog = lazy(readAhead(async () => ({ default: (await import('./refuse.dialog')).RefuseDialog })));

interface ChangesProps {
  changes: readonly TripChangeView[];
  /** Null for new stops. */
  stopId: number | null;
  zone: string;
}

/** The waiting change of a stop, or its last one if it was refused. */
export function Changes({ changes, stopId, zone }: ChangesProps) {
  const last = changes.find((one) => one.stop_id === stopId && one.state !== 'withdrawn');
  return last && ['waiting', 'refused'].includes(last.state) ? (
    <Change key={last.id} change={last} zone={zone} />
  ) : null;
}

const addressText = (address: TripChangeView['after']['address']) =>
  address && [address.street, address.postal_code, address.city].filter(Boolean).join(', ');

function Change({ change, zone }: { change: TripChangeView; zone: string }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { side } = useTripSide();
  const { before, after, state } = change;
  const own = change.side === side;
  const valueOf = ({ window, address }: TripChangeView['before'], shownZone: string) =>
    [addressText(address), window && (dates.window(window, shownZone) || t('window_none'))].filter(Boolean).join(' · ');
  const place = after.kind && [t(`kind.${after.kind}`), after.name].filter(Boolean).join(', ');
  return (
    <section className={classes.change} aria-label={t('change.label')}>
      <p className={classes.changeTitle}>
        {state === 'refused'
          ? t(own ? 'change.answered.own' : 'change.answered.theirs')
          : t(own ? 'change.asked.own' : 'change.asked.theirs')}
      </p>
      {place ? <p>{t('change.new_stop', { place })}</p> : <p>{t('change.now', { value: valueOf(before, zone) })}</p>}
      <p>{t('change.then', { value: valueOf(after, after.address?.time_zone ?? zone) })}</p>
      {change.refusal_reason && <p className={classes.dim}>{t('reason', { reason: change.refusal_reason })}</p>}
      {state === 'waiting' && <Answers change={change} own={own} />}
    </section>
  );
}

function Answers({ change: { id, refusals }, own }: { change: TripChangeView; own: boolean }) {
  const { t } = useTranslation('trips');
  const { mayPlan } = useTripSide();
  const [isRefusing, setIsRefusing] = useState(false);
  const answer = useTripAction(() => toast(t(own ? 'change.withdrawn' : 'change.accepted'), { tone: 'good' }));
  const problem = errorText(answer.error);
  if (!mayPlan) return null;
  const send = (accept: boolean) => answer.mutate({ do: 'answer', changeId: id, body: { accept } });
  return (
    <>
      {problem && (
        <p role="alert" className={classes.warning}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        {!own && !refusals['accept'] && (
          <Button size="xs" loading={answer.isPending} onClick={() => send(true)}>
            {t('accept')}
          </Button>
        )}
        {!refusals['refuse'] && (
          <Button
            size="xs"
            variant="subtle"
            loading={own && answer.isPending}
            onClick={() => (own ? send(false) : setIsRefusing(true))}
          >
            {t(own ? 'change.withdraw' : 'refuse')}
          </Button>
        )}
      </div>
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            title={t('change.refuse_title')}
            text={t('change.refuse_text')}
            done={t('change.refused')}
            actionOf={(body) => ({ do: 'answer', changeId: id, body })}
            onClose={() => setIsRefusing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
