import { Button } from '@mantine/core';
import { ConfirmDialog, RowListItem, RowList, SkeletonRows } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { useDates } from '../core/texts/use-dates';
import { toast, whenDone } from '../toasts';
import { browserName } from '@tenderlane/messages/formats/browser-name';
import { useEndSessions, useSessions, type PersonSession } from './sessions.api';
import classes from './session-list.module.css';

export function SessionList({ canEndOthers = false }: { canEndOthers?: boolean }) {
  const { t } = useTranslation(['identity', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const { data: sessions, error, refetch } = useSessions();
  const end = useEndSessions();
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!sessions) return <SkeletonRows label={t('common:loading')} count={2} />;

  const others = sessions.filter((session) => !session.is_current).map(({ id }) => id);
  const endThem = (ids: readonly number[]) =>
    whenDone(end.mutateAsync(ids, { onSettled: () => setIsAsking(false) }), () =>
      toast(t('sessions.ended', { count: ids.length }), { tone: 'good' }),
    );
  return (
    <>
      <RowList>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={end.isPending}
            onEnd={() => endThem([session.id])}
          />
        ))}
      </RowList>
      {canEndOthers && others.length > 0 && (
        <div>
          <Button onClick={() => setIsAsking(true)}>{t('sessions.end_others')}</Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => endThem(others)}
        title={t('sessions.end_others_title')}
        consequences={[t('sessions.end_others_text')]}
        confirmLabel={t('sessions.end_others')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        danger
        pending={end.isPending}
      />
    </>
  );
}

interface SessionRowProps {
  session: PersonSession;
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { t } = useTranslation(['identity', 'shell']);
  const dates = useDates();
  const name = browserName(session.user_agent) ?? t('sessions.unknown_browser');
  const application = session.application === 'carrier' ? 'switch_to_carrier' : 'switch_to_shipper';
  return (
    <RowListItem
      name={name}
      details={
        <>
          <div className={classes.note}>
            {[t(`shell:header.${application}`), session.address].filter(Boolean).join(' · ')}
          </div>
          <div className={classes.note}>
            {t('sessions.times', {
              begun: dates.dateTime(session.created_at),
              used: dates.dateTime(session.last_seen_at),
            })}
          </div>
        </>
      }
    >
      {session.is_current ? (
        <span className={classes.note}>{t('sessions.current')}</span>
      ) : (
        <Button size="xs" disabled={isPending} aria-label={t('sessions.end_label', { session: name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </RowListItem>
  );
}
