import type { ReactNode } from 'react';
import classes from './stat-tiles.module.css';

export interface StatTile {
  label: string;
  value?: ReactNode;
  note?: ReactNode;
  tone?: 'good' | 'bad';
  isWide?: boolean;
}

export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={classes.root}>
      {tiles.map((tile) => (
        <div key={tile.label} className={classes.tile} data-wide={tile.isWide}>
          <dt className={classes.label}>{tile.label}</dt>
          <dd className={classes.value}>
            {tile.value}
            {tile.note && (
              <span className={classes.note} data-tone={tile.tone}>
                {tile.note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
