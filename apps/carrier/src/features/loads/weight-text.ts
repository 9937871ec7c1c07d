import { number } from '../../lib/formats';
import { t } from '@tenderlane/web/core/texts/i18n';

export const weightText = (weightKg: number): string =>
  weightKg >= 1000 ? t('unit.tonnes', { value: number(weightKg / 1000) }) : t('unit.kg', { value: number(weightKg) });
