import type { DashboardLane } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import classes from './dashboard.module.css';

const WIDTH = 74;
const HEIGHT = 18;
const DOT = 2;

export function TrendLine({ lane: { trend, median } }: { lane: DashboardLane }) {
  const { t } = useTranslation('dashboard');
  const known = trend.flatMap((value, week) => (value === null ? [] : [{ week, value }]));
  const [first, last] = [known.at(0), known.at(-1)];
  if (!first || !last || known.length < 2) return <>—</>;
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const toX = (week: number) => DOT + (week / (trend.length - 1)) * (WIDTH - 2 * DOT);
  const toY = (value: number) => DOT + ((high - value) / Math.max(1, high - low)) * (HEIGHT - 2 * DOT);
  const price = (amount: number) => money({ ...median, amount });
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={t('picture_of_trend', { first: price(first.value), last: price(last.value) })}
      className={classes.trend}
    >
      <polyline points={known.map(({ week, value }) => `${toX(week)},${toY(value)}`).join(' ')} />
      <circle cx={toX(last.week)} cy={toY(last.value)} r={DOT} />
    </svg>
  );
}
