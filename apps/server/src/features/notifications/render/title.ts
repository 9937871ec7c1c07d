import type { Texts } from '../../../platform/notices/texts';

export function joinTitle({ from = '', to = '', day = '', weight = '' }: Texts): string {
  return [[from, to].filter(Boolean).join(' – '), day, weight].filter(Boolean).join(', ');
}
