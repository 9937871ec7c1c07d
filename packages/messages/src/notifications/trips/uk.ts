import type { SlavicTranslation } from '../../translation';
import type { tripNotices as english } from './en';

export const tripNotices: SlavicTranslation<typeof english> = {
  'driver-link-moved.title': 'Посилання водія відкрито на іншому телефоні',
  'driver-link-moved.text':
    'На попередньому телефоні посилання на {{tender}} більше не діє. Якщо це не ваш водій, створіть нове.',
  'load-proof-added.title': 'Перевірте підтвердження доставки',
  'load-proof-added.text':
    '{{carrier}} надсилає підтвердження доставки вантажу {{tender}}: {{text}}. Без Вашої відповіді його буде прийнято за два дні.',
  'order-proof-refused.title': 'Підтвердження доставки відхилено',
  'order-proof-refused.text':
    '{{company}} не приймає підтвердження доставки вантажу {{tender}}: {{text}}. Надішліть інше.',
  'trip-stop-changed.title': 'Змінено контакт або примітку точки',
  'trip-stop-changed.text': 'Для {{tender}} змінено контакт або примітку: {{text}}. Подробиці на сторінці замовлення.',
  'order-vehicle-asked.title': 'Укажіть водія та вантажівку',
  'order-vehicle-asked.text':
    'Вантажовласник запитує, хто і чим везе {{tender}}. Укажіть водія та вантажівку на сторінці замовлення.',
  'trip-arrived.title': 'Вантажівка прибула',
  'trip-arrived.text': 'Вантажівка для {{tender}} прибула: {{text}}.',
  'trip-change-proposed.title': 'Зміна точки чекає на відповідь',
  'trip-change-proposed.text':
    'Для {{tender}} запропоновано зміну: {{text}}. Вона набуде чинності, коли ви її приймете.',
  'trip-change-accepted.title': 'Зміну точки прийнято',
  'trip-change-accepted.text': 'Вашу зміну для {{tender}} прийнято, вона вже діє: {{text}}.',
  'trip-change-refused.title': 'Зміну точки відхилено',
  'trip-change-refused.text': 'Вашу зміну для {{tender}} відхилено: {{text}}. Діє те, що погоджено раніше.',
  'load-vehicle-named.title': 'Указано водія або вантажівку',
  'load-vehicle-named.text': '{{carrier}} повідомляє, хто і чим везе {{tender}}: {{text}}',
  'load-vehicle-taken-back.title': 'Водія або вантажівку відкликано',
  'load-vehicle-taken-back.text':
    '{{carrier}} відкликає вказане для {{tender}}: {{taken}}. Тепер ні водія, ні вантажівки не вказано.',
  'load-vehicle-partly-taken-back.title': 'Водія або вантажівку відкликано',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} відкликає вказане для {{tender}}: {{taken}}. Тепер указано: {{text}}',
};
