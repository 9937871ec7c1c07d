import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FieldPair, PageHeader, SegmentedChoice, SkeletonRows } from '@tenderlane/ui';
import { readId } from '@tenderlane/web/core/read-id';
import { ExpiringList } from '@tenderlane/web/packets/expiring-list';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useSearchText } from '../../lib/search-text';
import { CarrierFilter } from './carrier-filter';
import { expiringQuery } from './packets.api';
import page from './packets.module.css';

const VIEWS = ['months', 'list'] as const;

export function ExpiringPage() {
  const { t } = useTranslation(['packets', 'common']);
  const [view, setView] = useSearchText('view', VIEWS, 'months');
  const [chosen, setChosen] = useState<string | null>(null);
  const { within: days }: Record<string, string | undefined> = useSearch({ strict: false });
  const within = readId(days);
  const carrierId = readId(chosen ?? undefined);
  const all = useQuery(expiringQuery(null, within));
  const { data, error, refetch } = useQuery(expiringQuery(carrierId, within));
  return (
    <div className={page.page}>
      <PageHeader
        title={t('expiring.title')}
        appName={t('common:app_name')}
        summary={t('expiring.summary')}
        actions={
          <Button component={Link} to={paths.carriers}>
            {t('expiring.to_carriers')}
          </Button>
        }
      />
      <FieldPair>
        <SegmentedChoice
          label={t('expiring.view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`expiring.view_${value}`) }))}
        />
        <CarrierFilter rows={all.data ?? []} value={chosen} onChange={setChosen} />
      </FieldPair>
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label={t('common:loading')} />}
      {data && (
        <ExpiringList
          rows={data}
          isByMonth={view === 'months'}
          carrierLink={(row) => (
            <Link to={paths['carriers.show']} params={{ id: String(row.carrier_id) }} search={{ tab: 'documents' }}>
              {row.carrier}
            </Link>
          )}
        />
      )}
    </div>
  );
}
