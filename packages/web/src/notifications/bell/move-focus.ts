const STEPS = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
type Step = (typeof STEPS)[number];

export const isStep = (key: string): key is Step => STEPS.some((step) => step === key);

export function nextPlace(step: Step, place: number, total: number): number {
  if (step === 'Home') return 0;
  if (step === 'End') return total - 1;
  if (step === 'ArrowDown') return Math.min(place + 1, total - 1);
  return place === -1 ? total - 1 : Math.max(place - 1, 0);
}
