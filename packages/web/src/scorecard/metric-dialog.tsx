import { Button, Modal } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CountedLoad, MetricFigures, Scorecard } from '@tenderlane/contract';
import { DataTable, SkeletonRows, useRestoreFocus } from '@tenderlane/ui';
import { monthName } from '@tenderlane/ui/inputs/calendar-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { useApplication } from '../core/application';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { CountedLoadItem } from './counted-load';
import classes from './scorecard.module.css';
import { useFigureText } from './use-figure-text';

type CountedLoadsQuery = UseInfiniteQueryResult<InfiniteData<{ data: readonly CountedLoad[] }>>;

interface MetricDialogProps {
  figures: MetricFigures;
  scorecard: Scorecard;
  behind: CountedLoadsQuery;
  hrefOf: (loadId: number) => string;
  actionOf?: (load: CountedLoad) => ReactNode;
  onClose: () => void;
}

export function MetricDialog({ figures, scorecard, behind, hrefOf, actionOf, onClose }: MetricDialogProps) {
  const { t } = useTranslation(['scorecard', 'common']);
  const { metric } = figures;
  useRestoreFocus(true);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('how_of', { metric: t(`metric.${metric}`) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.dialog}>
        <p>{t(`formula.${metric}`)}</p>
        <Numbers figures={figures} scorecard={scorecard} />
        <section aria-label={t('months')}>
          <h3 className={classes.heading}>{t('months')}</h3>
          <Months figures={figures} />
        </section>
        <section aria-label={t('behind')}>
          <h3 className={classes.heading}>{t('behind')}</h3>
          <Loads behind={behind} hrefOf={hrefOf} actionOf={actionOf} />
        </section>
      </div>
    </Modal>
  );
}

function Numbers({ figures, scorecard }: Pick<MetricDialogProps, 'figures' | 'scorecard'>) {
  const { t } = useTranslation('scorecard');
  const dates = useDates();
  const figureText = useFigureText();
  const { metric, value, numerator: sum, denominator: total, previous } = figures;
  const isUnknown = metric === 'on_time' && total === 0;
  return (
    <div>
      <p className={classes.numbers}>
        {isUnknown && t('no_trips')}
        {!isUnknown && value === null && t('numbers_hidden', { sum, total, least: scorecard.least_loads })}
        {value !== null && t('numbers', { sum, total, value: figureText(metric, figures) })}
      </p>
      <p className={classes.dim}>
        {/* The window begins at midnight of the one clock that all figures share. */}
        {t('period', { from: dates.date(scorecard.from, 'UTC') })}{' '}
        {t('before', { value: figureText(metric, previous) })}
      </p>
    </div>
  );
}

function Months({ figures: { metric, months } }: Pick<MetricDialogProps, 'figures'>) {
  const { t, i18n } = useTranslation('scorecard');
  const figureText = useFigureText();
  const { formats } = useApplication();
  return (
    <DataTable label={t('months')} rows="line">
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col" data-align="right">
            {t('value')}
          </th>
          <th scope="col" data-align="right">
            {t('counted')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, ...figure }) => (
          <tr key={month}>
            <td>{monthName(`${month}-01`, i18n.language)}</td>
            <td data-align="right">{figureText(metric, figure)}</td>
            <td data-align="right">
              {metric === 'rating'
                ? formats.number(figure.denominator)
                : t('of', { sum: figure.numerator, total: figure.denominator })}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Loads({ behind, hrefOf, actionOf }: Pick<MetricDialogProps, 'behind' | 'hrefOf' | 'actionOf'>) {
  const { t } = useTranslation(['scorecard', 'common']);
  const loads = behind.data?.pages.flatMap(({ data }) => data);
  if (behind.error && !loads) return <QueryErrorNotice error={behind.error} onRetry={() => void behind.refetch()} />;
  if (!loads) return <SkeletonRows label={t('common:loading')} />;
  if (loads.length === 0) return <p className={classes.dim}>{t('behind_none')}</p>;
  return (
    <>
      <ul className={classes.loads}>
        {loads.map((load) => (
          <CountedLoadItem key={load.load.id} counted={load} href={hrefOf(load.load.id)} action={actionOf?.(load)} />
        ))}
      </ul>
      {behind.hasNextPage && (
        <Button size="xs" loading={behind.isFetchingNextPage} onClick={() => void behind.fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
    </>
  );
}
