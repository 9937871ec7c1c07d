import classes from './money.module.css';

interface MoneyProps {
  /** Formatted for the reader; `null` is an empty value and shows an em dash. */
  text: string | null;
  /** good: better than the base; bad: worse. The sign says it too. */
  tone?: 'good' | 'bad' | 'plain';
  strong?: boolean;
}

/** An amount that is never broken or cut. */
export function Money({ text, tone = 'plain', strong = false }: MoneyProps) {
  return (
    <span className={classes.money} data-tone={tone} data-strong={strong || undefined}>
      {text ?? '—'}
    </span>
  );
}
