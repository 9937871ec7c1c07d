import type { identity as english } from './en';
import type { SlavicTranslation } from '../translation';

export const identity: SlavicTranslation<typeof english> = {
  'person.title': 'О вас',
  'person.why': 'Ваше имя видят коллеги и перевозчики. Сообщения приходят на вашем языке.',
  'person.first_name': 'Имя',
  'person.last_name': 'Фамилия',
  'person.name_missing': 'Заполните это поле',
  'person.accept_terms': 'Я принимаю условия использования, правила пользования и политику конфиденциальности',
  'person.terms_missing': 'Чтобы продолжить, примите условия использования',
  'person.language': 'Язык',
  'person.language_hint': 'Этих страниц и всех сообщений для вас',
  'person.country': 'Страна',

  'logins.title': 'Вход',
  'logins.why': 'Сюда приходят коды для входа.',
  'logins.email': 'Электронная почта',
  'logins.phone': 'Телефон',

  'theme.title': 'Вид',
  'theme.why': 'Действует в этом браузере.',

  'sessions.title': 'Где выполнен вход',
  'sessions.why': 'Завершите сеансы, которых не узнаёте. Сеанс, которым не пользовались 30 дней, завершается сам.',
  'sessions.unknown_browser': 'Неизвестное устройство',
  'sessions.times': 'Вход {{begun}}, последний раз {{used}}',
  'sessions.current': 'Этот сеанс',
  'sessions.end': 'Завершить',
  'sessions.end_label': 'Завершить сеанс: {{session}}',
  'sessions.ended_one': 'Завершён {{count, number}} сеанс',
  'sessions.ended_few': 'Завершено {{count, number}} сеанса',
  'sessions.ended_many': 'Завершено {{count, number}} сеансов',
  'sessions.ended_other': 'Завершено {{count, number}} сеанса',
  'sessions.end_others': 'Завершить все остальные сеансы',
  'sessions.end_others_title': 'Завершить все остальные сеансы?',
  'sessions.end_others_text': 'Останется только этот сеанс. На других устройствах придётся снова войти по коду.',
};
