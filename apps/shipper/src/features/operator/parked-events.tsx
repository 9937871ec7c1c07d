import { useQuery } from '@tanstack/react-query';
import type { ParkedEvent } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { RowListItem, ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { parkedQuery, useRetry } from './operator.api';
import classes from './operator.module.css';
import { Queue } from './queue';

export function useChangeRefusal(): string | null {
  const role = useAccount()?.role;
  return role && hasRight('shipper', role, 'settings.write') ? null : reasonText({ code: 'right.missing' });
}

export function ParkedEvents() {
  const { t } = useTranslation('operator');
  const parked = useQuery(parkedQuery);
  const { retry, pending } = useRetryWithToast();
  const reason = useChangeRefusal();
  return (
    <Queue
      queue={parked}
      summary={t('parked.summary')}
      none={{ title: t('parked.none'), text: t('parked.none_text') }}
      action={
        <ReasonButton variant="filled" reason={reason} loading={pending === null} onClick={() => retry(null)}>
          {t('parked.retry_all')}
        </ReasonButton>
      }
    >
      {(row) => (
        <ParkedRow
          key={row.id}
          row={row}
          reason={reason}
          isPending={pending === row.id}
          onRetry={() => retry(row.id)}
        />
      )}
    </Queue>
  );
}

function useRetryWithToast() {
  const { t } = useTranslation('operator');
  const { mutateAsync, isPending, variables } = useRetry();
  const retry = (id: number | null) =>
    whenDone(mutateAsync(id), ({ count }) => {
      if (count > 0) toast(t('parked.retried', { count }), { tone: 'good' });
    });
  return { retry, pending: isPending ? variables : undefined };
}

interface ParkedRowProps {
  row: ParkedEvent;
  reason: string | null;
  isPending: boolean;
  onRetry: () => void;
}

function ParkedRow({ row, reason, isPending, onRetry }: ParkedRowProps) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const { kind, subscriber, failures, error, failed_at: at } = row;
  return (
    <RowListItem
      name={
        <>
          {kind} · {subscriber}
        </>
      }
      details={
        <>
          <span className={classes.text}>{error}</span>
          <span className={classes.note}>
            {dates.dateTime(at)} · {t('parked.failures', { count: failures })}
          </span>
        </>
      }
    >
      <ReasonButton
        size="xs"
        reason={reason}
        loading={isPending}
        aria-label={t('parked.retry_label', { kind, subscriber })}
        onClick={onRetry}
      >
        {t('parked.retry')}
      </ReasonButton>
    </RowListItem>
  );
}
