import { number } from '../../lib/formats';
import { t } from '@tenderlane/web/core/texts/i18n';

/** `22 t` from one tonne, `850 kg` below. */
export const weightText = (weightKg: number): string =>
  weightKg >= 1000 ? t('unit.tonnes', { value: number(weightKg / 1000) }) : t('unit.kg', { value: number(weightKg) });
