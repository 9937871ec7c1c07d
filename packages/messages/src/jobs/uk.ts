import type { jobs as english } from './en';
import type { SlavicTranslation } from '../translation';

export const jobs: SlavicTranslation<typeof english> = {
  'doing.cancel': 'Скасування тендерів',
  'doing.archive': 'Перенесення в архів',
  'doing.publish': 'Публікація тендерів',
  'doing.tag': 'Зміна тегів',
  'doing.undo': 'Повернення змін',
  'doing.export': 'Таблиця',
  'state.queued': '{{title}}: очікує початку',
  'state.running': '{{title}}: {{done, number}} з {{total, number}}',
  'state.failed': '{{title}}: зупинено. {{reason}}',
  'state.canceled': '{{title}}: зупинено після {{done, number}} з {{total, number}}',
  'state.done_one': '{{title}}: готово, {{count, number}} тендер.',
  'state.done_few': '{{title}}: готово, {{count, number}} тендери.',
  'state.done_many': '{{title}}: готово, {{count, number}} тендерів.',
  'state.done_other': '{{title}}: готово, {{count, number}} тендеру.',
  'state.left_one': '{{count, number}} тендер залишився без змін.',
  'state.left_few': '{{count, number}} тендери залишилися без змін.',
  'state.left_many': '{{count, number}} тендерів залишилися без змін.',
  'state.left_other': '{{count, number}} тендеру залишилося без змін.',
  'state.exported_one': 'Таблиця готова: {{count, number}} тендер.',
  'state.exported_few': 'Таблиця готова: {{count, number}} тендери.',
  'state.exported_many': 'Таблиця готова: {{count, number}} тендерів.',
  'state.exported_other': 'Таблиця готова: {{count, number}} тендеру.',
  stop: 'Зупинити',
  download: 'Завантажити файл',
};
