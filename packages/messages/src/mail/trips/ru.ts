import type { SlavicTranslation } from '../../translation';
import type { tripMails as english } from './en';

export const tripMails: SlavicTranslation<typeof english> = {
  'driver-link.subject': 'Ваш рейс для {{carrier}}',
  'driver-link.text':
    '{{carrier}} просит отмечать этот рейс с телефона. Откройте ссылку на нём: учётная запись не нужна, устанавливать ничего не надо. Ссылка только для вас, не передавайте её.',
  'driver-link.sms': 'Ваш рейс для {{carrier}}. Только для вас.',
  'driver-link-moved.subject': '{{load}}: водитель на другом телефоне',
  'driver-link-moved.text':
    'Ссылка водителя на {{tender}} открыта на другом телефоне, на прежнем она больше не действует. Если это не ваш водитель, создайте новую ссылку на странице заказа.',
  'driver-trip-changed.subject': 'Ваш рейс для {{carrier}} изменён',
  'driver-trip-changed.text':
    'Точка вашего рейса для {{carrier}} изменена. Откройте ссылку на телефоне и посмотрите её.',
  'driver-trip-changed.sms': 'Ваш рейс для {{carrier}} изменён.',
  'trip-stop-changed.subject': '{{load}}: изменён контакт или примечание точки',
  'trip-stop-changed.text': 'Для {{tender}} изменён контакт или примечание: {{text}}. Подробности на странице заказа.',
  'order-vehicle-asked.subject': '{{load}}: укажите водителя и грузовик',
  'order-vehicle-asked.text':
    'Грузовладелец спрашивает, кто и на чём везёт {{tender}}. Укажите водителя и грузовик на странице заказа.',
  'trip-arrived.subject': '{{load}}: грузовик прибыл',
  'trip-arrived.text': 'Грузовик для {{tender}} прибыл: {{text}}.',
  'trip-change-proposed.subject': '{{load}}: изменение точки ждёт ответа',
  'trip-change-proposed.text':
    'Для {{tender}} предложено изменение: {{text}}. Оно вступит в силу, когда вы его примете.',
  'trip-change-accepted.subject': '{{load}}: изменение точки принято',
  'trip-change-accepted.text': 'Ваше изменение для {{tender}} принято и уже действует: {{text}}.',
  'trip-change-refused.subject': '{{load}}: изменение точки отклонено',
  'trip-change-refused.text':
    'Ваше изменение для {{tender}} отклонено: {{text}}. Действует то, что согласовано раньше.\n\nПричина: {{reason}}',
  'load-proof-added.subject': '{{load}}: проверьте подтверждение доставки',
  'load-proof-added.text':
    '{{carrier}} отправляет подтверждение доставки груза {{tender}}: {{text}}. Без Вашего ответа оно будет принято через два дня.',
  'order-proof-refused.subject': '{{load}}: подтверждение доставки отклонено',
  'order-proof-refused.text':
    '{{company}} не принимает подтверждение доставки груза {{tender}}: {{text}}. Отправьте другое.\n\nПричина: {{reason}}',
  'load-vehicle-named.subject': '{{load}}: указан водитель или грузовик',
  'load-vehicle-named.text': '{{carrier}} сообщает, кто и на чём везёт {{tender}}: {{text}}',
  'load-vehicle-taken-back.subject': '{{load}}: водитель или грузовик отозван',
  'load-vehicle-taken-back.text':
    '{{carrier}} отзывает указанное для {{tender}}: {{taken}}. Теперь ни водитель, ни грузовик не указаны.',
  'load-vehicle-partly-taken-back.subject': '{{load}}: водитель или грузовик отозван',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} отзывает указанное для {{tender}}: {{taken}}. Теперь указано: {{text}}',
};
