import type { SlavicTranslation } from '../../translation';
import type { demoMails as english } from './en';

export const demoMails: SlavicTranslation<typeof english> = {
  'demo.calendar': 'Демонстрация Tenderlane для {{company}}',
  'demo-requested.subject': '{{company}} просит о демонстрации',
  'demo-requested.text': 'Компания {{company}} просит о демонстрации. Выберите время в очереди демонстраций.',
  'demo-confirm.subject': 'Подтвердите демонстрацию',
  'demo-confirm.text':
    '{{person}}, с этим адресом попросили о демонстрации Tenderlane. Откройте страницу и нажмите «Подтвердить» в течение {{hours}} часов. Если это были не вы, нажмите там «Больше мне не пишите» или не обращайте внимания на это сообщение.',
  'demo-agreed.subject': 'Демонстрация {{at}}',
  'demo-agreed.text':
    'Демонстрация для {{company}} состоится {{at}}. Продукт покажет {{person}}. Время приложено для вашего календаря.',
  'demo-moved.subject': 'Демонстрация перенесена на {{at}}',
  'demo-moved.text': 'Демонстрация для {{company}} перенесена на {{at}}. Новое время приложено для вашего календаря.',
  'demo-reopened.subject': '{{company}} просит о другом времени',
  'demo-reopened.text':
    'Компания {{company}} не может прийти на демонстрацию {{at}} и просит о другом времени. Выберите его в очереди демонстраций.',
  'demo-canceled.subject': '{{company}}: демонстрация отменена',
  'demo-canceled.text': 'Демонстрация для {{company}} не состоится.',
  'demo-reminder.subject': 'Демонстрация {{at}}',
  'demo-reminder.text':
    'Напоминаем: демонстрация для {{company}} состоится {{at}}. Изменить или отменить её можно не позднее чем за 2 часа.',
};
