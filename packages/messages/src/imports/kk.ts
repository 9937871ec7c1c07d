import type { imports as english } from './en';
import type { Translation } from '../translation';

export const imports: Translation<typeof english> = {
  'title.carriers': 'Тасымалдаушыларды импорттау',
  'lead.carriers':
    'Файлдағы тасымалдаушылар желіңізге ұсынылған ретінде қосылады. Сіз шақырмайынша, ешкімге хат жазылмайды.',
  'field.carriers.name': 'Компания атауы',
  'field.carriers.country_id': 'Ел',
  'field.carriers.legal_id': 'Тіркеу нөмірі',
  'field.carriers.login': 'Электрондық пошта немесе телефон',
  'field.carriers.contact_name': 'Байланыс тұлғасы',
  'field.carriers.labels': 'Белгілер',
  'field.carriers.website': 'Веб-сайт',
  'field.carriers.note': 'Ескертпе',
  'field.carriers.external_id': 'Сыртқы ID',
  'hint.carriers.country_id': 'Атауы немесе коды; бос болса, өз еліңіз',
  'hint.carriers.login': 'Бір мекенжай немесе нөмір; телефон ел кодынан басталады',
  'hint.carriers.labels': 'Бірнешеуін үтірмен бөліңіз; жоғы жасалады',
  'hint.carriers.website': 'https:// немесе www. деп басталады',
  'hint.carriers.external_id': 'Өз жүйеңіздегі нөмір',
  report_file: 'Импортталмаған жолдар',
  report_line: 'Жол',
  report_reason: 'Себебі',
  'reason.repeats_headings': 'Бұл жол тақырыптарды қайталайды.',
  'reason.same_in_line': 'Дәл осы {{line, number}}-жолда бар.',
  'reason.exists':
    '{{carrier}} желіңізде бар және бұл жолдан өзгеше. Тіркеу нөмірі бірдей болса, қайта жазуға рұқсат беріңіз немесе жолды түзетіңіз.',
  'reason.login_taken': 'Бұл мекенжай немесе нөмір желіңіздегі {{carrier}} тасымалдаушысына тиесілі.',
  'reason.removed_before': '{{carrier}} желіңізден шығарылған. Қайта жұмыс істеу үшін оны шақырыңыз.',
  'reason.own_company': 'Бұл өз компанияңыздың тіркеу нөмірі.',
  'reason.country_unknown':
    '«{{country}}» тасымалдаушы тіркеле алатын елдер арасында жоқ. Атауын немесе екі әріпті кодын жазыңыз.',
  'reason.date_unknown': 'Мұндай күн жоқ. Оны 2026-12-31 немесе 31.12.2026 деп жазыңыз.',
  'reason.website_invalid': 'Сайт мекенжайы https:// немесе www. деп басталады.',
  'reason.label_too_long': 'Белгіде ең көбі {{max, number}} таңба болады.',
  'reason.too_many_labels': 'Тасымалдаушыда ең көбі {{max, number}} белгі болады.',
};
