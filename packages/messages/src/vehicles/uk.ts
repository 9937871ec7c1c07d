import type { SlavicTranslation } from '../translation';
import type { vehicles as english } from './en';

export const vehicles: SlavicTranslation<typeof english> = {
  label: 'Замовлення в роботі',
  map: 'Карта вантажівок замовлень у роботі',
  none: 'Немає замовлень у роботі',
  none_text: 'Замовлення з’являється тут після підтвердження. Змініть фільтр, щоб побачити інші.',
  untracked: 'Місцезнаходження ще невідоме',
  seen: '{{place}}, {{time}}',
  silent: '{{place}}, без сигналу з {{time}}',
  off: 'Місцезнаходження не показують',
  eta: 'Прибуття {{time}}',
  late: 'Прибуття {{time}}, запізнення {{late}}',
  capped: 'Показано найновіші замовлення: {{count, number}}. Звузьте фільтр, щоб побачити інші.',
  whole: 'Показати всі вантажівки',
  failed: 'Карту тут показати не можна. Список показує, де вантажівки.',
};
