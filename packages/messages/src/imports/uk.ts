import type { imports as english } from './en';
import type { SlavicTranslation } from '../translation';

export const imports: SlavicTranslation<typeof english> = {
  'title.carriers': 'Імпорт перевізників',
  'lead.carriers':
    'Перевізники з файлу потрапляють до вашої мережі як пропоновані. Нікому не пишуть, доки ви їх не запросите.',
  'field.carriers.name': 'Назва компанії',
  'field.carriers.country_id': 'Країна',
  'field.carriers.legal_id': 'Реєстраційний номер',
  'field.carriers.login': 'Електронна пошта або телефон',
  'field.carriers.contact_name': 'Контактна особа',
  'field.carriers.labels': 'Мітки',
  'field.carriers.website': 'Вебсайт',
  'field.carriers.note': 'Нотатка',
  'field.carriers.external_id': 'Зовнішній ID',
  'hint.carriers.country_id': 'Назва або код; порожньо означає вашу країну',
  'hint.carriers.login': 'Одна адреса або номер; телефон починається з коду країни',
  'hint.carriers.labels': 'Кілька через кому; яких немає, буде створено',
  'hint.carriers.website': 'Починається з https:// або www.',
  'hint.carriers.external_id': 'Номер у вашій власній системі',
  report_file: 'Рядки, які не імпортовано',
  report_line: 'Рядок',
  report_reason: 'Причина',
  'reason.repeats_headings': 'Цей рядок повторює заголовки.',
  'reason.same_in_line': 'Те саме вже є в рядку {{line, number}}.',
  'reason.exists':
    '{{carrier}} вже є у вашій мережі та відрізняється від цього рядка. Дозвольте перезапис за тим самим реєстраційним номером або виправте рядок.',
  'reason.login_taken': 'Ця адреса або номер належить перевізнику вашої мережі: {{carrier}}.',
  'reason.removed_before': '{{carrier}}: видалено з вашої мережі. Щоб знову працювати разом, надішліть запрошення.',
  'reason.own_company': 'Це реєстраційний номер вашої власної компанії.',
  'reason.country_unknown':
    '«{{country}}»: немає такої країни серед країн реєстрації перевізників. Вкажіть назву або код із двох літер.',
  'reason.date_unknown': 'Такого дня немає. Запишіть його як 2026-12-31 або 31.12.2026.',
  'reason.website_invalid': 'Адреса сайту починається з https:// або www.',
  'reason.label_too_long': 'Мітка має щонайбільше {{max, number}} символів.',
  'reason.too_many_labels': 'Перевізник має щонайбільше {{max, number}} міток.',
};
