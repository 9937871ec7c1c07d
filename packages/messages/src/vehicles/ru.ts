import type { SlavicTranslation } from '../translation';
import type { vehicles as english } from './en';

export const vehicles: SlavicTranslation<typeof english> = {
  label: 'Заказы в работе',
  map: 'Карта грузовиков заказов в работе',
  none: 'Нет заказов в работе',
  none_text: 'Заказ появляется здесь после подтверждения. Измените фильтр, чтобы увидеть другие.',
  untracked: 'Местоположение ещё неизвестно',
  seen: '{{place}}, {{time}}',
  silent: '{{place}}, нет сигнала с {{time}}',
  off: 'Местоположение не показывают',
  eta: 'Прибытие {{time}}',
  late: 'Прибытие {{time}}, опоздание {{late}}',
  capped: 'Показаны самые новые заказы: {{count, number}}. Сузьте фильтр, чтобы увидеть другие.',
  whole: 'Показать все грузовики',
  failed: 'Карту здесь показать нельзя. Список показывает, где грузовики.',
};
