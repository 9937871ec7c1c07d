import type { SlavicTranslation } from '../../translation';
import type { tripNotices as english } from './en';

export const tripNotices: SlavicTranslation<typeof english> = {
  'driver-link-moved.title': 'Ссылка водителя открыта на другом телефоне',
  'driver-link-moved.text':
    'На прежнем телефоне ссылка на {{tender}} больше не действует. Если это не ваш водитель, создайте новую.',
  'load-proof-added.title': 'Проверьте подтверждение доставки',
  'load-proof-added.text':
    '{{carrier}} отправляет подтверждение доставки груза {{tender}}: {{text}}. Без Вашего ответа оно будет принято через два дня.',
  'order-proof-refused.title': 'Подтверждение доставки отклонено',
  'order-proof-refused.text':
    '{{company}} не принимает подтверждение доставки груза {{tender}}: {{text}}. Отправьте другое.',
  'trip-stop-changed.title': 'Изменён контакт или примечание точки',
  'trip-stop-changed.text': 'Для {{tender}} изменён контакт или примечание: {{text}}. Подробности на странице заказа.',
  'order-vehicle-asked.title': 'Укажите водителя и грузовик',
  'order-vehicle-asked.text':
    'Грузовладелец спрашивает, кто и на чём везёт {{tender}}. Укажите водителя и грузовик на странице заказа.',
  'trip-arrived.title': 'Грузовик прибыл',
  'trip-arrived.text': 'Грузовик для {{tender}} прибыл: {{text}}.',
  'trip-change-proposed.title': 'Изменение точки ждёт ответа',
  'trip-change-proposed.text':
    'Для {{tender}} предложено изменение: {{text}}. Оно вступит в силу, когда вы его примете.',
  'trip-change-accepted.title': 'Изменение точки принято',
  'trip-change-accepted.text': 'Ваше изменение для {{tender}} принято и уже действует: {{text}}.',
  'trip-change-refused.title': 'Изменение точки отклонено',
  'trip-change-refused.text':
    'Ваше изменение для {{tender}} отклонено: {{text}}. Действует то, что согласовано раньше.',
  'load-vehicle-named.title': 'Указан водитель или грузовик',
  'load-vehicle-named.text': '{{carrier}} сообщает, кто и на чём везёт {{tender}}: {{text}}',
  'load-vehicle-taken-back.title': 'Водитель или грузовик отозван',
  'load-vehicle-taken-back.text':
    '{{carrier}} отзывает указанное для {{tender}}: {{taken}}. Теперь ни водитель, ни грузовик не указаны.',
  'load-vehicle-partly-taken-back.title': 'Водитель или грузовик отозван',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} отзывает указанное для {{tender}}: {{taken}}. Теперь указано: {{text}}',
};
