import type { Figure } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { useWeb } from '../core/web';

/** A figure in words: a rating in stars of five, every other one in percent; a dash while it is hidden. */
export function useFigureText() {
  const { formats } = useWeb();
  return (metric: Metric, { value }: Pick<Figure, 'value'>): string => {
    if (value === null) return '—';
    return metric === 'rating' ? formats.number(value / 100) : formats.percentBp(value);
  };
}
