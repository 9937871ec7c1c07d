import { Link } from '@tanstack/react-router';
import type { DashboardSavings } from '@tenderlane/contract';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { percentBp } from '../../lib/formats';
import { useNamedHref } from '@tenderlane/web/core/named-href';
import classes from './dashboard.module.css';
import { sumsText } from './tiles';

const HEIGHT = 200;
const TOP = 18;
const BOTTOM = 20;
const LEFT = 40;
const GAP = 6;
const LABEL_WIDTH = 64;
const HALF_DAY_MS = 43_200_000;

interface WeekBarsProps {
  weeks: DashboardSavings['weeks'];
  width: number;
}

/** Bars of a share of the base, from zero up or down; each opens the awards of its week. */
export function WeekBars({ weeks, width }: WeekBarsProps) {
  const { t } = useTranslation('dashboard');
  const { dayMonth } = useDates();
  const hrefOf = useNamedHref();
  // A week begins at midnight of the company; noon is the same day for most readers.
  const dayOf = (begins: string) => dayMonth(Date.parse(begins) + HALF_DAY_MS);
  const shares = weeks.map(({ bp }) => bp ?? 0);
  const [high, low] = [Math.max(100, ...shares), Math.min(0, ...shares)];
  const toY = (bp: number) => TOP + ((high - bp) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const step = (width - LEFT) / weeks.length;
  const labelEvery = Math.ceil(LABEL_WIDTH / step);
  const gap = Math.min(GAP, step / 3);
  return (
    <svg width={width} height={HEIGHT} className={classes.bars}>
      {[high, 0, ...(low < 0 ? [low] : [])].map((bp) => (
        <g key={bp}>
          <line x1={LEFT} x2={width} y1={toY(bp)} y2={toY(bp)} />
          <text x={LEFT - 6} y={toY(bp) + 4} textAnchor="end">
            {percentBp(Math.round(bp / 10) * 10)}
          </text>
        </g>
      ))}
      {weeks.map(({ begins, bp, saved, opens }, index) => {
        const x = LEFT + index * step + gap / 2;
        const isLast = index === weeks.length - 1;
        const name = `${t('week', { day: dayOf(begins) })}: ${bp === null ? '—' : percentBp(bp)}, ${sumsText(saved)}`;
        return (
          <Link key={begins} to={hrefOf(opens) ?? ''} aria-label={name} data-last={isLast || undefined}>
            <title>{name}</title>
            <rect className={classes.reach} x={x} y={TOP} width={step - gap} height={HEIGHT - TOP - BOTTOM} />
            <rect
              x={x}
              y={Math.min(toY(bp ?? 0), toY(0))}
              width={step - gap}
              height={Math.max(1, Math.abs(toY(bp ?? 0) - toY(0)))}
              rx={2}
            />
            {(weeks.length - 1 - index) % labelEvery === 0 && (
              <text x={x + (step - gap) / 2} y={HEIGHT - 6} textAnchor="middle">
                {dayOf(begins)}
              </text>
            )}
          </Link>
        );
      })}
    </svg>
  );
}
