import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CountedLoad, OwnScorecard } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { MetricDialog } from '@tenderlane/web/scorecard/metric-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAddress } from '../../lib/load-href';
import { ContestDialog } from './contest.dialog';
import { ownCountedLoadsQuery } from './scorecard.api';

interface OwnMetricDialogProps {
  scorecard: OwnScorecard;
  metric: Metric;
  onClose: () => void;
}

export function OwnMetricDialog({ scorecard, metric, onClose }: OwnMetricDialogProps) {
  const { t } = useTranslation('scorecard');
  const behind = useInfiniteQuery(ownCountedLoadsQuery(scorecard.shipper.id, metric));
  const [contested, setContested] = useState<CountedLoad | null>(null);
  const mayContest = useAccount()?.rights.includes('bids.write') ?? false;
  const figures = scorecard.metrics.find((one) => one.metric === metric);
  if (!figures) return null;
  const actionOf = (counted: CountedLoad) =>
    mayContest &&
    !counted.refusals['contest'] && (
      <Button
        size="xs"
        aria-label={t('contest.button_of', { load: counted.load.number })}
        onClick={() => setContested(counted)}
      >
        {t('contest.button')}
      </Button>
    );
  return (
    <>
      <MetricDialog
        figures={figures}
        scorecard={scorecard}
        hrefOf={loadAddress}
        actionOf={actionOf}
        onClose={onClose}
        behind={behind}
      />
      {contested && (
        <ContestDialog shipper={scorecard.shipper} counted={contested} onClose={() => setContested(null)} />
      )}
    </>
  );
}
