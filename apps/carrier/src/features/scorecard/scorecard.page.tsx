import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnScorecard } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { EmptyState, PageHeader, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { MetricList } from '@tenderlane/web/scorecard/metric-list';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { OwnMetricDialog } from './own-metric.dialog';
import { scorecardsQuery } from './scorecard.api';
import classes from './scorecard.module.css';

export function ScorecardPage() {
  const { t } = useTranslation(['scorecard', 'shell', 'common']);
  const { data, error, isPending, refetch } = useQuery(scorecardsQuery);
  return (
    <>
      <PageHeader title={t('own.title')} appName={t('common:app_name')} summary={t('own.text')} />
      <div className={classes.stack}>
        {isPending && <SkeletonRows label={t('common:loading')} />}
        {error && !data && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState
            title={t('own.none')}
            text={t('own.none_text')}
            action={
              <Button component={Link} to={paths.loads}>
                {t('shell:carrier.tenders')}
              </Button>
            }
          />
        )}
        {data?.map((scorecard) => (
          <ShipperCard key={scorecard.shipper.id} scorecard={scorecard} />
        ))}
      </div>
    </>
  );
}

function ShipperCard({ scorecard }: { scorecard: OwnScorecard }) {
  const { t } = useTranslation('scorecard');
  const [metric, setMetric] = useState<Metric | null>(null);
  return (
    <SectionCard title={scorecard.shipper.name} note={t('window')} flush>
      <MetricList scorecard={scorecard} onOpen={setMetric} />
      {metric && <OwnMetricDialog scorecard={scorecard} metric={metric} onClose={() => setMetric(null)} />}
    </SectionCard>
  );
}
