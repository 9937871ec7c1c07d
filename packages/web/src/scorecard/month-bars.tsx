import type { MetricFigures } from '@tenderlane/contract';
import classes from './scorecard.module.css';

const HEIGHT = 20;
const WIDTH = 6;
const GAP = 3;

export function MonthBars({ figures }: { figures: MetricFigures }) {
  const most = figures.metric === 'rating' ? 500 : 10_000;
  const { months } = figures;
  return (
    <svg className={classes.bars} width={months.length * (WIDTH + GAP)} height={HEIGHT} aria-hidden>
      {months.map(({ month, value }, index) => {
        const height = value === null ? 1 : Math.max(2, (value / most) * HEIGHT);
        return (
          <rect
            key={month}
            x={index * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={1}
            data-empty={value === null || undefined}
          />
        );
      })}
    </svg>
  );
}
