import type { ReactNode } from 'react';
import classes from './stat-tiles.module.css';

export interface StatTile {
  label: string;
  value?: ReactNode;
  /** The base or the meaning of the figure: "−5.8 % to target". */
  note?: ReactNode;
  tone?: 'good' | 'bad';
  /** A line of its own under the others. */
  isWide?: boolean;
}

/** A row of figures over a page. */
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
