import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { EmptyState, Name, PageHeader, ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast, toastError, whenDone } from '@tenderlane/web/toasts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { paths } from '../../lib/paths';
import { CarrierDialogs } from './late-dialogs';
import { companyNote } from './carrier-cells';
import { useCarrierAction } from './carriers.api';
import classes from './carriers.module.css';
import { requestsQuery } from './network.api';

export function CarrierRequestsPage() {
  const { t } = useTranslation(['network', 'common']);
  const { data, error, refetch } = useQuery(requestsQuery);
  const [declined, setDeclined] = useState<Carrier | null>(null);
  return (
    <>
      <PageHeader
        title={t('requests.title')}
        appName={t('common:app_name')}
        actions={
          <Button component={Link} to={paths.carriers}>
            {t('link.all')}
          </Button>
        }
      />
      <div className={classes.pageBody}>
        <p className={classes.pageText}>{t('requests.text')}</p>
        {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={160} />}
        {data?.data.length === 0 && <EmptyState title={t('requests.empty')} text={t('requests.empty_text')} />}
        {data && data.data.length > 0 && (
          <ul className={classes.people}>
            {data.data.map((carrier) => (
              <RequestRow key={carrier.id} carrier={carrier} onDecline={() => setDeclined(carrier)} />
            ))}
          </ul>
        )}
      </div>
      <Suspense>
        {declined && <CarrierDialogs kind="decline" carrier={declined} onClose={() => setDeclined(null)} />}
      </Suspense>
    </>
  );
}

function RequestRow({ carrier, onDecline }: { carrier: Carrier; onDecline: () => void }) {
  const { t } = useTranslation(['network', 'carriers']);
  const dates = useDates();
  const act = useCarrierAction();
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
  const reason = mayWrite ? null : reasonText({ code: 'right.missing' });
  const name = carrier.name || carrier.requested_by || '—';
  const { login, requested_by: asked } = carrier;
  const approve = () =>
    whenDone(
      act.mutateAsync({ id: carrier.id, action: 'approve' }),
      () => toast(t('carriers:done.approve', { name }), { tone: 'good' }),
      toastError,
    );
  return (
    <li className={classes.person}>
      <span className={classes.personMain}>
        <Link to={paths['carriers.show']} params={{ id: String(carrier.id) }} className={classes.link}>
          <Name className={classes.name}>{name}</Name>
        </Link>
        <span className={classes.note}>{companyNote(carrier)}</span>
        <LegalIdMark check={carrier.legal_id_check} />
        <span className={classes.note}>
          {[
            asked && t('requests.asked', { login: asked }),
            login ? t('requests.invited', { login }) : t('requests.by_link'),
            t('requests.since', { date: dates.date(carrier.created_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.personActions}>
        <ReasonButton
          variant="filled"
          reason={reason}
          loading={act.isPending}
          aria-label={t('carriers:approve_label', { name })}
          onClick={() => void approve()}
        >
          {t('carriers:action.approve')}
        </ReasonButton>
        <ReasonButton reason={reason} onClick={onDecline}>
          {t('carriers:action.decline')}
        </ReasonButton>
      </span>
    </li>
  );
}
