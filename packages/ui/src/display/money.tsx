import classes from './money.module.css';

interface MoneyProps {
  text: string | null;
  tone?: 'good' | 'bad' | 'plain';
  strong?: boolean;
}

export function Money({ text, tone = 'plain', strong = false }: MoneyProps) {
  return (
    <span className={classes.money} data-tone={tone} data-strong={strong || undefined}>
      {text ?? '—'}
    </span>
  );
}
