import { useQuery } from '@tanstack/react-query';
import { hasRight } from '@tenderlane/domain/core';
import { PageHeader, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { DocumentsPanel } from '@tenderlane/web/packets/documents-panel';
import { ExpiringList } from '@tenderlane/web/packets/expiring-list';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsQuery, expiringQuery, ownDocuments } from './packets.api';
import classes from './packets.module.css';

const VIEWS = ['documents', 'months'] as const;

export function DocumentsPage() {
  const { t } = useTranslation(['packets', 'common']);
  const [view, setView] = useState<(typeof VIEWS)[number]>('documents');
  return (
    <div className={classes.page}>
      <PageHeader title={t('documents.own')} appName={t('common:app_name')} summary={t('documents.own_summary')} />
      <SegmentedChoice
        label={t('documents.view')}
        value={view}
        onChange={setView}
        options={VIEWS.map((value) => ({ value, label: t(`documents.view_${value}`) }))}
      />
      {view === 'documents' ? <Documents /> : <Months />}
    </div>
  );
}

function Documents() {
  const { t } = useTranslation(['packets', 'common']);
  const account = useAccount();
  const { data, error, refetch } = useQuery(documentsQuery);
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data || !account) return <SkeletonRows label={t('common:loading')} />;
  return (
    <DocumentsPanel
      title={t('documents.own')}
      emptyText={t('documents.own_empty')}
      documents={data}
      store={ownDocuments}
      mayWrite={account.role !== null && hasRight('carrier', account.role, 'bids.write')}
      currency={account.company?.currency ?? 'EUR'}
    />
  );
}

function Months() {
  const { t } = useTranslation('common');
  const { data, error, refetch } = useQuery(expiringQuery);
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  return data ? <ExpiringList rows={data} isByMonth /> : <SkeletonRows label={t('loading')} />;
}
