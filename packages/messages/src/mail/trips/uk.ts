import type { SlavicTranslation } from '../../translation';
import type { tripMails as english } from './en';

export const tripMails: SlavicTranslation<typeof english> = {
  'driver-link.subject': 'Ваш рейс для {{carrier}}',
  'driver-link.text':
    '{{carrier}} просить відмічати цей рейс із телефона. Відкрийте посилання на ньому: обліковий запис не потрібен, встановлювати нічого не треба. Посилання лише для вас, не передавайте його.',
  'driver-link.sms': 'Ваш рейс для {{carrier}}. Лише для вас.',
  'driver-link-moved.subject': '{{load}}: водій на іншому телефоні',
  'driver-link-moved.text':
    'Посилання водія на {{tender}} відкрито на іншому телефоні, на попередньому воно більше не діє. Якщо це не ваш водій, створіть нове посилання на сторінці замовлення.',
  'driver-trip-changed.subject': 'Ваш рейс для {{carrier}} змінено',
  'driver-trip-changed.text':
    'Точку вашого рейсу для {{carrier}} змінено. Відкрийте посилання на телефоні та перегляньте її.',
  'driver-trip-changed.sms': 'Ваш рейс для {{carrier}} змінено.',
  'trip-stop-changed.subject': '{{load}}: змінено контакт або примітку точки',
  'trip-stop-changed.text': 'Для {{tender}} змінено контакт або примітку: {{text}}. Подробиці на сторінці замовлення.',
  'order-vehicle-asked.subject': '{{load}}: укажіть водія та вантажівку',
  'order-vehicle-asked.text':
    'Вантажовласник запитує, хто і чим везе {{tender}}. Укажіть водія та вантажівку на сторінці замовлення.',
  'trip-arrived.subject': '{{load}}: вантажівка прибула',
  'trip-arrived.text': 'Вантажівка для {{tender}} прибула: {{text}}.',
  'trip-change-proposed.subject': '{{load}}: зміна точки чекає на відповідь',
  'trip-change-proposed.text':
    'Для {{tender}} запропоновано зміну: {{text}}. Вона набуде чинності, коли ви її приймете.',
  'trip-change-accepted.subject': '{{load}}: зміну точки прийнято',
  'trip-change-accepted.text': 'Вашу зміну для {{tender}} прийнято, вона вже діє: {{text}}.',
  'trip-change-refused.subject': '{{load}}: зміну точки відхилено',
  'trip-change-refused.text':
    'Вашу зміну для {{tender}} відхилено: {{text}}. Діє те, що погоджено раніше.\n\nПричина: {{reason}}',
  'load-proof-added.subject': '{{load}}: перевірте підтвердження доставки',
  'load-proof-added.text':
    '{{carrier}} надсилає підтвердження доставки вантажу {{tender}}: {{text}}. Без Вашої відповіді його буде прийнято за два дні.',
  'order-proof-refused.subject': '{{load}}: підтвердження доставки відхилено',
  'order-proof-refused.text':
    '{{company}} не приймає підтвердження доставки вантажу {{tender}}: {{text}}. Надішліть інше.\n\nПричина: {{reason}}',
  'load-vehicle-named.subject': '{{load}}: указано водія або вантажівку',
  'load-vehicle-named.text': '{{carrier}} повідомляє, хто і чим везе {{tender}}: {{text}}',
  'load-vehicle-taken-back.subject': '{{load}}: водія або вантажівку відкликано',
  'load-vehicle-taken-back.text':
    '{{carrier}} відкликає вказане для {{tender}}: {{taken}}. Тепер ні водія, ні вантажівки не вказано.',
  'load-vehicle-partly-taken-back.subject': '{{load}}: водія або вантажівку відкликано',
  'load-vehicle-partly-taken-back.text':
    '{{carrier}} відкликає вказане для {{tender}}: {{taken}}. Тепер указано: {{text}}',
};
