import type { Texts } from '../../../platform/notices/texts';

/** Returns, for example, `Gdańsk – Kyiv, 25 Nov, 22 t`. */
export function joinTitle({ from = '', to = '', day = '', weight = '' }: Texts): string {
  return [[from, to].filter(Boolean).join(' – '), day, weight].filter(Boolean).join(', ');
}
