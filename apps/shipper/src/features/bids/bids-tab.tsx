import { Button } from '@mantine/core';
import type { GridRow, HistoryEntry, LoadView } from '@tenderlane/contract';
import { DELIVERED_STATES } from '@tenderlane/domain/loads';
import { SectionCard } from '@tenderlane/ui';
import { LoadTimeline } from '@tenderlane/web/timeline/load-timeline';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalPanel, DecisionCard, type Grid, OrderDisputes, WinnerCard } from '../awards';
import { BidGrid } from './bid-grid';
import classes from './bids.module.css';
import { ChainCheck } from '../auction';
import { HistoryList } from './history/history-list';
import { PriceChart } from './price-chart';

const ReviewCard = lazy(
  withTexts(() => import('../scorecard').then((part) => ({ default: part.ReviewCard })), ['scorecard']),
);

const LATEST = 5;

interface BidsTabProps {
  view: LoadView;
  grid: Grid;
  history: readonly HistoryEntry[];
  onSelect: (row: GridRow) => void;
  onPhone: () => void;
  onApprove: () => void;
  onDecline: () => void;
  onWholeHistory: () => void;
}

export function BidsTab({ view, grid, history, ...on }: BidsTabProps) {
  const { t } = useTranslation('history');
  const rowOf = (optionId: number) => grid.data.find(({ id }) => id === optionId);
  const carrierOf = (optionId: number) => rowOf(optionId)?.carrier.name ?? t('event.a_carrier');
  return (
    <div className={classes.stack}>
      {view.approval && (
        <ApprovalPanel
          view={view}
          carrier={carrierOf(view.approval.option_id)}
          onApprove={on.onApprove}
          onDecline={on.onDecline}
        />
      )}
      <BidGrid view={view} grid={grid} onSelect={on.onSelect} onPhone={on.onPhone} />
      <WinnerCard view={view} grid={grid} />
      {view.winner && DELIVERED_STATES.includes(view.list_item.status_id) && (
        <Suspense>
          <OrderDisputes loadId={view.list_item.id} />
          <ReviewCard loadId={view.list_item.id} carrier={view.winner.carrier} />
        </Suspense>
      )}
      <LoadTimeline timeline={view.timeline} />
      <PriceChart view={view} grid={grid} />
      <DecisionCard view={view} carrierOf={carrierOf} />
      <SectionCard
        title={t('history.title')}
        actions={
          <>
            <ChainCheck loadId={view.list_item.id} />
            <Button size="xs" variant="subtle" onClick={on.onWholeHistory}>
              {t('history.more')}
            </Button>
          </>
        }
      >
        <HistoryList entries={history.slice(0, LATEST)} />
      </SectionCard>
    </div>
  );
}
