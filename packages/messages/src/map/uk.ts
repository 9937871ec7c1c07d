import type { SlavicTranslation } from '../translation';
import type { map as en } from './en';

export const map: SlavicTranslation<typeof en> = {
  title: 'Мапа маршруту: {{from}} – {{to}}',
  failed: 'Мапу тут показати не можна. Маршрут:',
  truck: 'Вантажівка, {{time}}',
  zoom_in: 'Наблизити',
  zoom_out: 'Віддалити',
  whole_route: 'Показати весь маршрут',
  attribution: 'Джерела мапи',
  'gesture.ctrl': 'Щоб змінити масштаб, прокручуйте із затиснутою Ctrl',
  'gesture.command': 'Щоб змінити масштаб, прокручуйте із затиснутою ⌘',
  'gesture.fingers': 'Рухайте мапу двома пальцями',
  'stop.pickup': 'Завантаження: {{place}}',
  'stop.stop': 'Точка: {{place}}',
  'stop.delivery': 'Доставка: {{place}}',
};
