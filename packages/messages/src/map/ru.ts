import type { SlavicTranslation } from '../translation';
import type { map as en } from './en';

export const map: SlavicTranslation<typeof en> = {
  title: 'Карта маршрута: {{from}} – {{to}}',
  failed: 'Карту здесь показать нельзя. Маршрут:',
  truck: 'Грузовик, {{time}}',
  zoom_in: 'Приблизить',
  zoom_out: 'Отдалить',
  whole_route: 'Показать весь маршрут',
  attribution: 'Источники карты',
  'gesture.ctrl': 'Чтобы изменить масштаб, прокручивайте с нажатой Ctrl',
  'gesture.command': 'Чтобы изменить масштаб, прокручивайте с нажатой ⌘',
  'gesture.fingers': 'Двигайте карту двумя пальцами',
  'stop.pickup': 'Загрузка: {{place}}',
  'stop.stop': 'Точка: {{place}}',
  'stop.delivery': 'Доставка: {{place}}',
};
