import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Sums, Tile } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { duration, money, number, percentBp } from '../../lib/formats';
import { partQuery } from './dashboard.api';
import classes from './dashboard.module.css';
import { OpensLink } from './opens-link';
import { partText } from './texts';

const tenths = (value: number) => Math.round(value / 10) * 10;

const MINUTE_MS = 60_000;

const WRITE: Record<Tile['kind'], (value: number, total: number | null) => string> = {
  count: (value) => number(value),
  share: (value) => percentBp(tenths(value)),
  mean: (value) => number(tenths(value) / 100),
  duration: (value) => duration(value / MINUTE_MS),
  part: (value, total) => partText('value', 'part', { value: number(value / 100), total: number(total ?? 0) }) ?? '',
};

export const sumsText = ({ total, others }: Sums): string =>
  [...(total.amount !== 0 || others.length === 0 ? [total] : []), ...others].map((sum) => money(sum)).join(' + ');

function noteOf({ key, kind, value, sums, compared }: Tile): string | null {
  if (value === null) return partText('none', key) ?? (sums && partText('note', key, { amount: sumsText(sums) }));
  if (kind === 'count' && !sums) return null;
  if (kind === 'mean' && compared === null) return null;
  return partText('note', key, {
    amount: sums ? sumsText(sums) : '',
    value: compared === null ? '' : WRITE[kind](compared, null),
  });
}

const toneOf = ({ kind, sums }: Tile) => {
  if (kind !== 'share' || !sums) return undefined;
  return sums.total.amount < 0 ? 'bad' : 'good';
};

const KEYS = ['1', '2', '3', '4', '5', '6'];

export function Tiles({ scope }: { scope: DashboardScope }) {
  const { data, error, refetch } = useQuery(partQuery('tiles', scope));
  if (error && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <ul className={classes.tiles}>
      {data?.tiles?.map((tile) => (
        <li key={tile.key}>
          <OpensLink opens={tile.opens} className={classes.tile}>
            <span className={classes.tileLabel}>{partText('tile', tile.key)}</span>
            <span className={classes.tileValue}>
              {tile.value === null ? '—' : WRITE[tile.kind](tile.value, tile.total)}
            </span>
            <span className={classes.tileNote} data-tone={toneOf(tile)}>
              {noteOf(tile)}
            </span>
          </OpensLink>
        </li>
      )) ??
        KEYS.map((key) => (
          <li key={key} className={classes.tile} aria-hidden>
            <Skeleton height={58} />
          </li>
        ))}
    </ul>
  );
}
