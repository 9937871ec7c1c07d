import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { SectionCard, SkeletonRows } from '@tenderlane/ui';
import { MetricList } from '@tenderlane/web/scorecard/metric-list';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierMetricDialog } from './carrier-metric.dialog';
import { ContestsCard } from './contests-card';
import { ReviewList } from './review-list';
import { scorecardQuery } from './reviews.api';
import classes from './reviews.module.css';

export function ReviewsTab({ carrier }: { carrier: Pick<Carrier, 'id' | 'name'> }) {
  const { t } = useTranslation(['scorecard', 'common']);
  const scorecard = useQuery(scorecardQuery(carrier.id));
  const [metric, setMetric] = useState<Metric | null>(null);
  return (
    <div className={classes.stack}>
      <SectionCard title={t('title')} note={t('window')} flush>
        {scorecard.data && <MetricList scorecard={scorecard.data} onOpen={setMetric} />}
        {scorecard.isPending && <SkeletonRows label={t('common:loading')} count={5} />}
        {scorecard.isError && !scorecard.data && (
          <QueryErrorNotice error={scorecard.error} onRetry={() => void scorecard.refetch()} />
        )}
      </SectionCard>
      <ContestsCard carrierId={carrier.id} />
      <ReviewList carrier={carrier} />
      {metric && <CarrierMetricDialog carrierId={carrier.id} metric={metric} onClose={() => setMetric(null)} />}
    </div>
  );
}
