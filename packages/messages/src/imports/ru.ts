import type { imports as english } from './en';
import type { SlavicTranslation } from '../translation';

export const imports: SlavicTranslation<typeof english> = {
  'title.carriers': 'Импорт перевозчиков',
  'lead.carriers':
    'Перевозчики из файла попадают в вашу сеть как предложенные. Никому не пишут, пока вы их не пригласите.',
  'field.carriers.name': 'Название компании',
  'field.carriers.country_id': 'Страна',
  'field.carriers.legal_id': 'Регистрационный номер',
  'field.carriers.login': 'Электронная почта или телефон',
  'field.carriers.contact_name': 'Контактное лицо',
  'field.carriers.labels': 'Метки',
  'field.carriers.website': 'Сайт',
  'field.carriers.note': 'Заметка',
  'field.carriers.external_id': 'Внешний ID',
  'hint.carriers.country_id': 'Название или код; пусто означает вашу страну',
  'hint.carriers.login': 'Один адрес или номер; телефон начинается с кода страны',
  'hint.carriers.labels': 'Несколько через запятую; каких нет, будут созданы',
  'hint.carriers.website': 'Начинается с https:// или www.',
  'hint.carriers.external_id': 'Номер в вашей собственной системе',
  report_file: 'Строки, которые не импортированы',
  report_line: 'Строка',
  report_reason: 'Причина',
  'reason.repeats_headings': 'Эта строка повторяет заголовки.',
  'reason.same_in_line': 'То же самое уже есть в строке {{line, number}}.',
  'reason.exists':
    '{{carrier}} уже есть в вашей сети и отличается от этой строки. Разрешите перезапись по тому же регистрационному номеру или исправьте строку.',
  'reason.login_taken': 'Этот адрес или номер принадлежит перевозчику вашей сети: {{carrier}}.',
  'reason.removed_before': '{{carrier}}: удалён из вашей сети. Чтобы снова работать вместе, отправьте приглашение.',
  'reason.own_company': 'Это регистрационный номер вашей собственной компании.',
  'reason.country_unknown':
    '«{{country}}»: такой страны нет среди стран регистрации перевозчиков. Укажите название или код из двух букв.',
  'reason.date_unknown': 'Такого дня нет. Запишите его как 2026-12-31 или 31.12.2026.',
  'reason.website_invalid': 'Адрес сайта начинается с https:// или www.',
  'reason.label_too_long': 'Метка содержит не более {{max, number}} символов.',
  'reason.too_many_labels': 'У перевозчика не более {{max, number}} меток.',
};
