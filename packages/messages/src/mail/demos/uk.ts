import type { SlavicTranslation } from '../../translation';
import type { demoMails as english } from './en';

export const demoMails: SlavicTranslation<typeof english> = {
  'demo.calendar': 'Демонстрація Tenderlane для {{company}}',
  'demo-requested.subject': '{{company}} просить про демонстрацію',
  'demo-requested.text': 'Компанія {{company}} просить про демонстрацію. Оберіть час у черзі демонстрацій.',
  'demo-confirm.subject': 'Підтвердьте демонстрацію',
  'demo-confirm.text':
    '{{person}}, з цією адресою попросили про демонстрацію Tenderlane. Відкрийте сторінку й натисніть «Підтвердити» протягом {{hours}} годин. Якщо це були не ви, натисніть там «Більше мені не пишіть» або не зважайте на це повідомлення.',
  'demo-agreed.subject': 'Демонстрація {{at}}',
  'demo-agreed.text':
    'Демонстрація для {{company}} відбудеться {{at}}. Продукт покаже {{person}}. Час додано для вашого календаря.',
  'demo-moved.subject': 'Демонстрацію перенесено на {{at}}',
  'demo-moved.text': 'Демонстрацію для {{company}} перенесено на {{at}}. Новий час додано для вашого календаря.',
  'demo-reopened.subject': '{{company}} просить про інший час',
  'demo-reopened.text':
    'Компанія {{company}} не може прийти на демонстрацію {{at}} і просить про інший час. Оберіть його в черзі демонстрацій.',
  'demo-canceled.subject': '{{company}}: демонстрацію скасовано',
  'demo-canceled.text': 'Демонстрація для {{company}} не відбудеться.',
  'demo-reminder.subject': 'Демонстрація {{at}}',
  'demo-reminder.text':
    'Нагадуємо: демонстрація для {{company}} відбудеться {{at}}. Змінити чи скасувати її можна не пізніше ніж за 2 години.',
};
