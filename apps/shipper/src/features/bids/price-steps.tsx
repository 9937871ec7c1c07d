import type { LoadView } from '@tenderlane/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './bids.module.css';
import { roundTicks, shownTimes, timeScale, type PricePoint } from './price-points';

const HEIGHT = 190;
const TOP = 22;
const BOTTOM = 24;
const RIGHT = 24;
const CHARACTER_PX = 6.6;
const LABEL_GAP_PX = 64;

interface PriceStepsProps {
  view: LoadView;
  points: readonly PricePoint[];
  width: number;
  sentence: string;
  now: string;
}

function useFrame({ view, points, width, now }: PriceStepsProps) {
  const { bidding, list_item: item, payment } = view;
  const chosen = view.timeline.find(({ step }) => step === 'winner')?.at;
  const times = shownTimes(
    {
      start: Date.parse(item.published_at ?? now),
      planned: Date.parse(bidding?.planned_end_at ?? now),
      end: Date.parse(bidding?.effective_end_at ?? now),
      latest: Date.parse(bidding?.latest_end_at ?? now),
      chosen: chosen ? Date.parse(chosen) : null,
    },
    { isOpen: item.status_id === 'ongoing', isSealed: item.mode === 'sealed' },
  );
  // Bids are compared by the price of the whole trip, so only a target on that basis is drawn.
  const target = view.auction.basis === 'trip' ? (view.auction.target_rate?.amount ?? null) : null;
  const values = points.flatMap(({ comparable, best }) => [comparable, best]).concat(target ?? []);
  const ticks = roundTicks(Math.min(...values), Math.max(...values), 5);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const price = (amount: number) => money({ amount, currency: payment.currency });
  const left = Math.max(...ticks.map((tick) => price(tick).length)) * CHARACTER_PX + 16;
  const scale = timeScale(times.start, times.planned, times.latest, width - left - RIGHT);
  const toX = (at: number) => left + scale(at);
  const toY = (amount: number) => TOP + ((high - amount) / Math.max(1, high - low)) * (HEIGHT - TOP - BOTTOM);
  return { times, target, ticks, price, left, toX, toY };
}

export function PriceSteps(props: PriceStepsProps) {
  const { points, width, sentence, now } = props;
  const { t } = useTranslation('bids');
  const hatchId = useId();
  const { times, target, ticks, price, left, toX, toY } = useFrame(props);
  const last = points.at(-1);
  const nowX = toX(Math.min(Date.parse(now), times.end));
  const line = points.map(
    ({ at, best }, index) => `${index === 0 ? 'M' : 'H'}${toX(at)}${index === 0 ? ' ' : 'V'}${toY(best)}`,
  );
  const [plannedX, endX, latestX] = [toX(times.planned), toX(times.end), toX(times.latest)];
  const floor = HEIGHT - BOTTOM;
  // Near the axis the price label fits only on the other side.
  const isEarly = nowX - left < LABEL_GAP_PX;
  const isLow = last !== undefined && toY(last.best) + 20 > floor;
  const labelDy = isEarly ? 4 : isLow ? -8 : 16;

  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={sentence} className={classes.steps}>
      <defs>
        <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="6" stroke="var(--amber-icon)" strokeWidth="1.5" opacity="0.45" />
        </pattern>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - RIGHT} y1={toY(tick)} y2={toY(tick)} stroke="var(--line)" />
          <text x={left - 8} y={toY(tick) + 4} textAnchor="end">
            {price(tick)}
          </text>
        </g>
      ))}
      {endX > plannedX && (
        <rect x={plannedX} y={TOP} width={endX - plannedX} height={floor - TOP} fill="var(--amber-bg)" />
      )}
      {latestX > endX && (
        <rect x={endX} y={TOP} width={latestX - endX} height={floor - TOP} fill={`url(#${hatchId})`} />
      )}
      <line x1={plannedX} x2={plannedX} y1={TOP} y2={floor} stroke="var(--faint)" />
      {endX > plannedX && <line x1={endX} x2={endX} y1={TOP} y2={floor} stroke="var(--amber-icon)" strokeWidth="1.5" />}
      <text x={plannedX - 4} y={TOP - 6} textAnchor="end">
        {t('chart.planned_end')}
      </text>
      {target !== null && (
        <>
          <line
            x1={left}
            x2={width - RIGHT}
            y1={toY(target)}
            y2={toY(target)}
            stroke="var(--text2)"
            strokeDasharray="4 3"
          />
          {/* At the side where the line of bids is not. */}
          <text
            x={isEarly ? width - RIGHT - 4 : left + 4}
            y={toY(target) - 5}
            textAnchor={isEarly ? 'end' : 'start'}
            className={classes.onChart}
          >
            {t('chart.target', { price: price(target) })}
          </text>
        </>
      )}
      <path d={`${line.join('')}H${nowX}`} fill="none" stroke="var(--primary)" strokeWidth="1.75" />
      {points.map(({ bidId, at, comparable }, index) => (
        <circle
          key={bidId}
          cx={toX(at)}
          cy={toY(comparable)}
          r={3}
          fill={index === points.length - 1 ? 'var(--primary)' : 'var(--raised)'}
          stroke="var(--primary)"
          strokeWidth="1.5"
        />
      ))}
      {last && (
        <text
          x={isEarly ? nowX + 8 : Math.min(nowX, width - RIGHT)}
          y={toY(last.best) + labelDy}
          textAnchor={isEarly ? 'start' : 'end'}
          className={classes.onChart}
          data-strong
        >
          {price(last.best)}
        </text>
      )}
      <TimeAxis moments={[times.start, times.planned, times.end, times.latest]} toX={toX} y={floor} />
    </svg>
  );
}

/** Labels the times; one that would overlap the previous label is omitted. */
function TimeAxis({ moments, toX, y }: { moments: readonly number[]; toX: (at: number) => number; y: number }) {
  const dates = useDates();
  const isLong = (moments.at(-1) ?? 0) - (moments[0] ?? 0) > 86_400_000;
  const shown = moments.filter(
    (at, index) => index === 0 || moments.slice(0, index).every((earlier) => toX(at) - toX(earlier) >= LABEL_GAP_PX),
  );
  return shown.map((at, index) => (
    <text
      key={at}
      x={toX(at)}
      y={y + 16}
      textAnchor={index === 0 ? 'start' : index === shown.length - 1 ? 'end' : 'middle'}
    >
      {isLong ? dates.shortDateTime(at) : dates.time(at)}
    </text>
  ));
}
