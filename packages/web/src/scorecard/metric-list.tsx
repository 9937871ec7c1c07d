import { Button } from '@mantine/core';
import type { MetricFigures, Scorecard } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { useTranslation } from 'react-i18next';
import { MonthBars } from './month-bars';
import classes from './scorecard.module.css';
import { useFigureText } from './use-figure-text';

interface MetricListProps {
  scorecard: Scorecard;
  onOpen: (metric: Metric) => void;
}

export function MetricList({ scorecard, onOpen }: MetricListProps) {
  const { t } = useTranslation('scorecard');
  return (
    <ul className={classes.metrics}>
      {scorecard.metrics.map((figures) => (
        <MetricItem
          key={figures.metric}
          figures={figures}
          least={scorecard.least_loads}
          onOpen={() => onOpen(figures.metric)}
        />
      ))}
      <li className={classes.metric}>
        <span className={classes.name}>{t('trips', { total: scorecard.trips })}</span>
      </li>
    </ul>
  );
}

interface MetricItemProps {
  figures: MetricFigures;
  least: number;
  onOpen: () => void;
}

function MetricItem({ figures, least, onOpen }: MetricItemProps) {
  const { t } = useTranslation('scorecard');
  const figureText = useFigureText();
  const { metric, value, previous } = figures;
  const name = t(`metric.${metric}`);
  return (
    <li className={classes.metric}>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>{figureText(metric, figures)}</span>
      <span className={classes.base}>
        <BaseText figures={figures} least={least} />
        {previous.value !== null && value !== null && (
          <span className={classes.before}>{t('before', { value: figureText(metric, previous) })}</span>
        )}
      </span>
      <MonthBars figures={figures} />
      <Button
        size="xs"
        variant="subtle"
        className={classes.how}
        aria-label={t('how_of', { metric: name })}
        onClick={onOpen}
      >
        {t('how')}
      </Button>
    </li>
  );
}

function BaseText({ figures, least }: Pick<MetricItemProps, 'figures' | 'least'>) {
  const { t } = useTranslation('scorecard');
  const { metric, value, numerator: sum, denominator: total } = figures;
  if (metric === 'on_time' && total === 0) return t('no_trips');
  const base = metric === 'rating' ? t('of_reviews', { total }) : t('of', { sum, total });
  return value === null ? `${base}, ${t('hidden', { least })}` : base;
}
