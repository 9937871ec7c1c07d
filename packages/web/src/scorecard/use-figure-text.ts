import type { Figure } from '@tenderlane/domain/scorecard';
import type { Metric } from '@tenderlane/domain/scorecard';
import { useApplication } from '../core/application';

/** Rating in stars of five, other figures in percent; a dash if hidden. */
export function useFigureText() {
  const { formats } = useApplication();
  return (metric: Metric, { value }: Pick<Figure, 'value'>): string => {
    if (value === null) return '—';
    return metric === 'rating' ? formats.number(value / 100) : formats.percentBp(value);
  };
}
