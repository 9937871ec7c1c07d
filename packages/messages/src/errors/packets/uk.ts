import type { SlavicTranslation } from '../../translation';
import type { packetErrors as english } from './en';

export const packetErrors: SlavicTranslation<typeof english> = {
  'packet.wrong-state': 'Зараз це неможливо: стан анкети змінився. Оновіть сторінку.',
  'packet.changed-meanwhile': 'Анкета змінилася, відколи ви її відкрили. Оновіть сторінку й перевірте її.',
  'packet.nothing-published': 'Анкети ще немає. Підготуйте її та опублікуйте.',
  'packet.incomplete': 'Бракує обов’язкових даних. Заповніть позначене й надішліть ще раз.',
  'packet.unknown-part': 'В анкеті немає такого розділу.',
  'packet.feedback-missing': 'Напишіть, що перевізник має виправити.',
  'packet.empty': 'Додайте хоча б одне питання, документ або договір.',
  'packet.repeated-id': 'Цей елемент повторюється. Вилучіть один із них.',
  'packet.too-few-options': 'Додайте щонайменше два різні варіанти.',
  'packet.condition': 'Оберіть попереднє питання й одну з його відповідей.',
  'packet.unknown-question': 'В анкеті вже немає цього питання. Оновіть сторінку.',
  'packet.document-expired': 'Строк дії цього документа минув. Додайте чинний.',
  'packet.expiry-missing': 'Укажіть, до якої дати чинний документ.',
  'packet.amount-missing': 'Укажіть суму страхового покриття.',
  'packet.amount-too-low': 'Страхове покриття менше за потрібне.',
  'document.issued-after-expiry': 'Документ не може втратити чинність раніше, ніж його видано. Перевірте обидві дати.',
  'document.other-kind': 'Тут потрібен документ іншого виду.',
  'document.handed-in':
    'Цей документ уже в анкеті для: {{shippers}}. Додайте новий документ або спершу відкличте анкету.',
};
