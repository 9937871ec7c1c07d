import type { Contest } from '@tenderlane/contract';

/** From where to where a load went, or its number where no city is known. */
export const routeText = ({ from, to, number }: Contest['load']): string =>
  [from, to].filter(Boolean).join(' – ') || number;
