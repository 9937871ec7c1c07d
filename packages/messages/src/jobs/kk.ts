import type { jobs as english } from './en';
import type { Translation } from '../translation';

export const jobs: Translation<typeof english> = {
  'doing.cancel': 'Тендерлерді болдырмау',
  'doing.archive': 'Мұрағатқа салу',
  'doing.publish': 'Тендерлерді жариялау',
  'doing.tag': 'Тегтерді өзгерту',
  'doing.hand_over': 'Тендерлерді тапсыру',
  'doing.undo': 'Өзгерістерді қайтару',
  'doing.export': 'Кесте',
  'state.queued': '{{title}}: басталуын күтуде',
  'state.running': '{{title}}: {{total, number}} ішінен {{done, number}}',
  'state.failed': '{{title}}: тоқтатылды. {{reason}}',
  'state.canceled': '{{title}}: {{total, number}} ішінен {{done, number}} орындалып, тоқтатылды',
  'state.done_one': '{{title}}: {{count, number}} тендер дайын.',
  'state.done_other': '{{title}}: {{count, number}} тендер дайын.',
  'state.left_one': '{{count, number}} тендер өзгеріссіз қалды.',
  'state.left_other': '{{count, number}} тендер өзгеріссіз қалды.',
  'state.exported_one': 'Кесте дайын: {{count, number}} тендер.',
  'state.exported_other': 'Кесте дайын: {{count, number}} тендер.',
  stop: 'Тоқтату',
  download: 'Файлды жүктеу',
};
