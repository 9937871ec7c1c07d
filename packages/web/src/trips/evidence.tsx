import type { TripStopView } from '@tenderlane/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';
import { useDates } from '../core/texts/use-dates';
import { toast } from '../toasts';
import { useTripAction, useTripSide, type Reported } from './trip.api';
import classes from './trips.module.css';

type Report = TripStopView['evidence'][number];

const CONFIRMED: readonly string[] = ['arrived', 'working', 'departed'] satisfies Reported[];

/** All reports about a stop; one that only the other side made can be confirmed with its time. */
export function Evidence({ stop }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { mayReport } = useTripSide();
  const confirm = useTripAction(() => toast(t('report.saved'), { tone: 'good' }));
  const problem = errorText(confirm.error);
  const placeOf = (inside: boolean | null) =>
    inside === null ? null : t(inside ? 'evidence.inside' : 'evidence.outside');
  const mayConfirm = ({ kind, can_confirm: canConfirm }: Report) => mayReport && canConfirm && CONFIRMED.includes(kind);
  const send = ({ kind, at }: Report) =>
    confirm.mutate({ do: 'report', stopId: stop.id, body: { state: kind as Reported, at } });
  return (
    <ul className={classes.evidence} aria-label={t('evidence.title')}>
      {stop.evidence.map((one) => (
        <li key={`${one.kind} ${one.source}`}>
          <span className={classes.evidenceTime}>{dates.shortDateTime(one.at, stop.time_zone)}</span>
          <span>
            {[
              t(`evidence.${one.kind}`),
              t(`source.${one.source}`),
              placeOf(one.inside),
              one.rank === 1 && t(one.is_confirmed ? 'evidence.confirmed' : 'evidence.unconfirmed'),
              one.reason && t('reason', { reason: one.reason }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {mayConfirm(one) && (
            <Button size="compact-xs" loading={confirm.isPending} onClick={() => send(one)}>
              {t('report.confirm', { time: dates.time(one.at, stop.time_zone) })}
            </Button>
          )}
        </li>
      ))}
      {problem && (
        <li role="alert" className={classes.warning}>
          {problem}
        </li>
      )}
    </ul>
  );
}
