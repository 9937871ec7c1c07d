import type { Contest } from '@tenderlane/contract';

export const routeText = ({ from, to, number }: Contest['load']): string =>
  [from, to].filter(Boolean).join(' – ') || number;
