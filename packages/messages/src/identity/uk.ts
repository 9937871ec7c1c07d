import type { identity as english } from './en';
import type { SlavicTranslation } from '../translation';

export const identity: SlavicTranslation<typeof english> = {
  'person.title': 'Про вас',
  'person.why': 'Ваше ім’я бачать колеги та перевізники. Повідомлення надходять вашою мовою.',
  'person.first_name': 'Ім’я',
  'person.last_name': 'Прізвище',
  'person.name_missing': 'Заповніть це поле',
  'person.accept_terms': 'Я приймаю умови користування, правила користування та політику конфіденційності',
  'person.terms_missing': 'Щоб продовжити, прийміть умови користування',
  'person.language': 'Мова',
  'person.language_hint': 'Цих сторінок і всіх повідомлень для вас',
  'person.country': 'Країна',

  'logins.title': 'Вхід',
  'logins.why': 'Сюди надсилаються коди для входу.',
  'logins.email': 'Електронна пошта',
  'logins.phone': 'Телефон',

  'theme.title': 'Вигляд',
  'theme.why': 'Діє в цьому браузері.',

  'sessions.title': 'Де виконано вхід',
  'sessions.why': 'Завершіть сеанси, яких не впізнаєте. Сеанс, яким не користувалися 30 днів, завершується сам.',
  'sessions.unknown_browser': 'Невідомий пристрій',
  'sessions.times': 'Вхід {{begun}}, востаннє {{used}}',
  'sessions.current': 'Цей сеанс',
  'sessions.end': 'Завершити',
  'sessions.end_label': 'Завершити сеанс: {{session}}',
  'sessions.ended_one': 'Завершено {{count, number}} сеанс',
  'sessions.ended_few': 'Завершено {{count, number}} сеанси',
  'sessions.ended_many': 'Завершено {{count, number}} сеансів',
  'sessions.ended_other': 'Завершено {{count, number}} сеансу',
  'sessions.end_others': 'Завершити всі інші сеанси',
  'sessions.end_others_title': 'Завершити всі інші сеанси?',
  'sessions.end_others_text': 'Залишиться лише цей сеанс. На інших пристроях доведеться знову ввійти за кодом.',
};
