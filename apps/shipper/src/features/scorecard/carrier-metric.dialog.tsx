import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Metric } from '@tenderlane/domain/scorecard';
import { MetricDialog } from '@tenderlane/web/scorecard/metric-dialog';
import { countedLoadsQuery, scorecardQuery } from './reviews.api';
import { tenderHref } from '../../lib/tender-href';

interface CarrierMetricDialogProps {
  carrierId: number;
  metric: Metric;
  onClose: () => void;
}

export function CarrierMetricDialog({ carrierId, metric, onClose }: CarrierMetricDialogProps) {
  const { data: scorecard } = useQuery(scorecardQuery(carrierId));
  const behind = useInfiniteQuery(countedLoadsQuery(carrierId, metric));
  const figures = scorecard?.metrics.find((one) => one.metric === metric);
  if (!scorecard || !figures) return null;
  return <MetricDialog figures={figures} scorecard={scorecard} hrefOf={tenderHref} onClose={onClose} behind={behind} />;
}
