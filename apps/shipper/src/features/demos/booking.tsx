import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DemoBooking } from '@tenderlane/contract';
import { KeyValues, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { HOME, hrefOf } from '../../lib/paths';
import { BookingActions } from './booking-actions';
import { bookingQuery, calendarHref } from './demos.api';
import classes from './demos.module.css';

export function Booking({ code }: { code: string }) {
  const { t } = useTranslation(['demos', 'common']);
  const account = useAccount();
  const { data: booking, error, isPaused, refetch } = useQuery(bookingQuery(code));
  if (booking === undefined && (error || isPaused))
    return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (booking === undefined) return <SkeletonRows label={t('common:loading')} />;
  return (
    <>
      {booking ? <Shown booking={booking} /> : <Unknown />}
      {account?.company && <Link to={HOME}>{t('home')}</Link>}
    </>
  );
}

function Unknown() {
  const { t } = useTranslation('demos');
  return (
    <>
      <h1>{t('unknown')}</h1>
      <p>{t('unknown_text')}</p>
      <BookAnother />
    </>
  );
}

function BookAnother() {
  const { t } = useTranslation('demos');
  return (
    <div>
      <Button component={Link} to={hrefOf('demo')}>
        {t('title')}
      </Button>
    </div>
  );
}

const OVER: readonly DemoBooking['state'][] = ['done', 'no_show', 'canceled'];

function Shown({ booking }: { booking: DemoBooking }) {
  const { t } = useTranslation('demos');
  const dates = useDates();
  const { at, state, times, is_confirmed: isConfirmed, code, company_name: company, host } = booking;
  const isLapsed = !isConfirmed && booking.refusals['confirm']?.code === 'demo.lapsed';
  const waits = isConfirmed ? t('requested_text') : t(isLapsed ? 'lapsed' : 'confirm_text');
  return (
    <>
      <h1>{t('booking_of', { company })}</h1>
      <p>{state === 'requested' ? waits : t(`${state}_text`, { person: host ?? '' })}</p>
      <KeyValues
        items={[
          { label: t('state'), value: t(isConfirmed || OVER.includes(state) ? `state.${state}` : 'state.unconfirmed') },
          ...(at ? [{ label: t('when'), value: dates.dateTime(at) }] : []),
        ]}
      />
      {!at && (
        <>
          <h2>{t('asked')}</h2>
          <ul className={classes.list}>
            {times.map((time) => (
              <li key={time}>{dates.dateTime(time)}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'agreed' && (
        <a href={calendarHref(code)} download="demo.ics">
          {t('calendar')}
        </a>
      )}
      <BookingActions booking={booking} isLapsed={isLapsed} />
      {(OVER.includes(state) || isLapsed) && <BookAnother />}
    </>
  );
}
