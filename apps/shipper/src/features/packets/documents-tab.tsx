import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import { EmptyState, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { DocumentItem } from '@tenderlane/web/packets/document-item';
import { DocumentsPanel } from '@tenderlane/web/packets/documents-panel';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { documentsAbout, documentsQuery } from './packets.api';

export function DocumentsTab({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation(['packets', 'common']);
  const account = useAccount();
  const { data, error, refetch } = useQuery(documentsQuery(carrier.id));
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data || !account) return <SkeletonRows label={t('common:loading')} />;
  return (
    <div className={classes.stack}>
      <SectionCard title={t('documents.shared')} flush>
        {data.shared.length === 0 && <EmptyState title={t('document.none')} text={t('documents.shared_empty')} />}
        {data.shared.map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
      </SectionCard>
      <DocumentsPanel
        title={t('documents.about')}
        note={t('documents.about_note')}
        emptyText={t('documents.about_empty')}
        documents={data.own}
        store={documentsAbout(carrier.id)}
        mayWrite={account.rights.includes('carriers.write')}
        currency={account.company?.currency ?? 'EUR'}
      />
    </div>
  );
}
