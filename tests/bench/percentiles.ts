export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** `min` and `max` are inclusive. */
export type Target = { min: number } | { max: number };

export interface Figure {
  name: string;
  measured: number;
  unit: string;
  target: Target;
}

export function report(figures: readonly Figure[]): boolean {
  let holds = true;
  for (const { name, measured, unit, target } of figures) {
    const isMet = 'min' in target ? measured >= target.min : measured <= target.max;
    const [sign, bound] = 'min' in target ? ['≥', target.min] : ['≤', target.max];
    const ratio = round('min' in target ? measured / bound : bound / measured, 2);
    const margin = bound === 0 ? '' : `, ratio ${ratio}`;
    console.log(
      `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${[round(measured, measured < 10 ? 2 : 1), unit].join(' ').trim()} (${sign} ${[bound, unit].join(' ').trim()}${margin})`,
    );
    holds &&= isMet;
  }
  return holds;
}
