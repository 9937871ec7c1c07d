import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { LoadView } from '@tenderlane/contract';
import { DataTable, Name, SectionCard } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { Grid } from '../awards';
import { bidsQuery } from './bids.api';
import classes from './bids.module.css';
import { isLastHourWidened, pricePoints, type PricePoint } from './price-points';
import { PriceSteps } from './price-steps';

const FEWEST_BIDS = 3;

export function PriceChart({ view, grid }: { view: LoadView; grid: Grid }) {
  const { t } = useTranslation(['bids', 'common']);
  const [isTable, setIsTable] = useState(false);
  const { ref, width } = useElementSize();
  const total = grid.data.reduce((sum, row) => sum + row.bids_total, 0);
  const { data: bids = [] } = useQuery({ ...bidsQuery(view.list_item.id, total), enabled: total >= FEWEST_BIDS });
  const points = pricePoints(grid.data, bids);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < FEWEST_BIDS || !view.bidding || !view.list_item.published_at) return null;

  const { currency } = view.payment;
  const price = (amount: number) => money({ amount, currency });
  const sentence = t('chart.sentence', {
    first: price(first.best),
    last: price(last.best),
    bids: t('common:bids', { count: points.length }),
  });
  const isWidened = isLastHourWidened(Date.parse(view.list_item.published_at), Date.parse(view.bidding.planned_end_at));
  const note = [t('chart.note', { count: points.length }), ...(isWidened ? [t('chart.widened')] : [])];
  return (
    <SectionCard
      title={t('chart.title')}
      note={note.join(' · ')}
      flush
      actions={
        <Button size="xs" variant="subtle" color="gray" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('chart.picture') : t('chart.table')}
        </Button>
      }
    >
      {isTable ? (
        <PointTable points={points} price={price} />
      ) : (
        <div ref={ref} className={classes.chart}>
          {width > 0 && (
            <PriceSteps view={view} points={points} width={width} sentence={sentence} now={grid.meta.server_time} />
          )}
        </div>
      )}
    </SectionCard>
  );
}

function PointTable({ points, price }: { points: readonly PricePoint[]; price: (amount: number) => string }) {
  const { t } = useTranslation('bids');
  const dates = useDates();
  return (
    <DataTable label={t('chart.title')} rows="line">
      <thead>
        <tr>
          <th scope="col">{t('chart.time')}</th>
          <th scope="col">{t('grid.carrier')}</th>
          <th scope="col" data-align="right">
            {t('grid.comparable')}
          </th>
          <th scope="col" data-align="right">
            {t('chart.best')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.bidId}>
            <td>
              {dates.dayMonth(point.at)}, {dates.timeWithSeconds(point.at)}
            </td>
            <td>
              <Name>{point.carrier}</Name>
            </td>
            <td data-align="right">{price(point.comparable)}</td>
            <td data-align="right">{price(point.best)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
