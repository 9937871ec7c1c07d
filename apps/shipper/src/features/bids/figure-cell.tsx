import { UnstyledButton } from '@mantine/core';
import type { GridRow } from '@tenderlane/contract';
import { Money } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, percentBp } from '../../lib/formats';
import classes from './bids.module.css';

const CarrierMetricDialog = lazy(
  withTexts(() => import('../scorecard').then((part) => ({ default: part.CarrierMetricDialog })), ['scorecard']),
);

export const METRICS_SHOWN = ['on_time', 'acceptance', 'cancel', 'rating'] as const;
export type MetricShown = (typeof METRICS_SHOWN)[number];

export function figureOf(row: GridRow, metric: MetricShown): string | null {
  if (metric === 'rating') return row.rating_x100 === null ? null : number(row.rating_x100 / 100);
  const bp = { on_time: row.on_time_bp, acceptance: row.acceptance_bp, cancel: row.cancel_bp }[metric];
  return bp === null ? null : percentBp(bp);
}

interface FigureCellProps {
  row: GridRow;
  metric: MetricShown;
}

export function FigureCell({ row, metric }: FigureCellProps) {
  const { t } = useTranslation('bids');
  const [isOpen, setIsOpen] = useState(false);
  const text = figureOf(row, metric);
  const label = t('grid.how', { metric: t(`grid.${metric}`), carrier: row.carrier.name, value: text ?? '—' });
  return (
    <>
      <UnstyledButton className={classes.figure} aria-label={label} title={label} onClick={() => setIsOpen(true)}>
        <Money text={text} />
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <CarrierMetricDialog carrierId={row.carrier.id} metric={metric} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
