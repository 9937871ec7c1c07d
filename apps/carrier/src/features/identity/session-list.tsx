import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { browserName } from '@tenderlane/messages/formats/browser-name';
import { QueryError, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/error-text';
import { useDates } from '@tenderlane/web/core/use-dates';
import { toast } from '@tenderlane/web/toasts';
import { sessionsQuery, useEndSession, type PersonSession } from './profile.api';
import classes from './identity.module.css';

/** Where the person is signed in, with a way to end what should not be. */
export function SessionList() {
  const { t } = useTranslation(['account', 'common']);
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  if (error)
    return (
      <QueryError
        title={t('common:not_loaded')}
        message={errorText(error)}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!sessions) return <SkeletonRows label={t('common:loading')} count={2} />;
  return (
    <ul className={classes.sessions}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: PersonSession }) {
  const { t } = useTranslation(['account', 'shell']);
  const dates = useDates();
  const end = useEndSession();
  const name = browserName(session.user_agent) ?? t('sessions.unknown_browser');
  const application = session.application === 'carrier' ? 'switch_to_carrier' : 'switch_to_shipper';
  return (
    <li className={classes.session}>
      <div className={classes.sessionText}>
        <div className={classes.sessionName}>{name}</div>
        <div className={classes.note}>
          {[t(`shell:header.${application}`), session.address].filter(Boolean).join(' · ')}
        </div>
        <div className={classes.note}>
          {t('sessions.times', {
            begun: dates.dateTime(session.created_at),
            used: dates.dateTime(session.last_seen_at),
          })}
        </div>
      </div>
      {session.is_current ? (
        <span className={classes.note}>{t('sessions.current')}</span>
      ) : (
        <Button
          size="xs"
          loading={end.isPending}
          aria-label={t('sessions.end_label', { session: name })}
          onClick={() =>
            end.mutate(session.id, { onSuccess: () => toast(t('sessions.ended', { count: 1 }), { tone: 'good' }) })
          }
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
