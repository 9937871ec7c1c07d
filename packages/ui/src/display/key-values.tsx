import { Fragment, type ReactNode } from 'react';
import classes from './key-values.module.css';

export interface KeyValue {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

export function KeyValues({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className={classes.root}>
      {items.map(({ label, value, note }, place) => (
        // Two questions of a questionnaire may be the same.
        <Fragment key={`${place} ${label}`}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              '—'
            ) : typeof value === 'string' ? (
              <bdi>{value}</bdi>
            ) : (
              value
            )}
            {note && <span className={classes.note}>{note}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
