import type { jobs as english } from './en';
import type { SlavicTranslation } from '../translation';

export const jobs: SlavicTranslation<typeof english> = {
  'doing.cancel': 'Отмена тендеров',
  'doing.archive': 'Перенос в архив',
  'doing.publish': 'Публикация тендеров',
  'doing.tag': 'Изменение тегов',
  'doing.undo': 'Возврат изменений',
  'doing.export': 'Таблица',
  'state.queued': '{{title}}: ждёт начала',
  'state.running': '{{title}}: {{done, number}} из {{total, number}}',
  'state.failed': '{{title}}: остановлено. {{reason}}',
  'state.canceled': '{{title}}: остановлено после {{done, number}} из {{total, number}}',
  'state.done_one': '{{title}}: готово, {{count, number}} тендер.',
  'state.done_few': '{{title}}: готово, {{count, number}} тендера.',
  'state.done_many': '{{title}}: готово, {{count, number}} тендеров.',
  'state.done_other': '{{title}}: готово, {{count, number}} тендера.',
  'state.left_one': '{{count, number}} тендер остался без изменений.',
  'state.left_few': '{{count, number}} тендера остались без изменений.',
  'state.left_many': '{{count, number}} тендеров остались без изменений.',
  'state.left_other': '{{count, number}} тендера осталось без изменений.',
  'state.exported_one': 'Таблица готова: {{count, number}} тендер.',
  'state.exported_few': 'Таблица готова: {{count, number}} тендера.',
  'state.exported_many': 'Таблица готова: {{count, number}} тендеров.',
  'state.exported_other': 'Таблица готова: {{count, number}} тендера.',
  stop: 'Остановить',
  download: 'Скачать файл',
};
