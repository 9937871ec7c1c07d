import type { CarrierLoad } from '@tenderlane/contract';
import { number } from '../../lib/formats';
import { t } from '@tenderlane/web/core/texts/i18n';

const celsius = (value: number) => t('unit.celsius', { value: number(value, 1) });

export function temperatureText(range: CarrierLoad['truck']['temperature']): string {
  const ends = [range?.min_c, range?.max_c].filter((value) => typeof value === 'number');
  return [...new Set(ends)].map(celsius).join(' … ');
}
