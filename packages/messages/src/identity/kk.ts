import type { identity as english } from './en';
import type { Translation } from '../translation';

export const identity: Translation<typeof english> = {
  'person.title': 'Сіз туралы',
  'person.why': 'Есіміңізді әріптестер мен тасымалдаушылар көреді. Хабарламалар Сіздің тіліңізде келеді.',
  'person.first_name': 'Аты',
  'person.last_name': 'Тегі',
  'person.name_missing': 'Осы өрісті толтырыңыз',
  'person.accept_terms': 'Пайдалану шарттарын, пайдалану ережелерін және құпиялық саясатын қабылдаймын',
  'person.terms_missing': 'Жалғастыру үшін пайдалану шарттарын қабылдаңыз',
  'person.language': 'Тіл',
  'person.language_hint': 'Осы беттердің және Сізге келетін хабарламалардың тілі',
  'person.country': 'Ел',

  'logins.title': 'Кіру',
  'logins.why': 'Кіру кодтары осында жіберіледі.',
  'logins.email': 'Электрондық пошта',
  'logins.phone': 'Телефон',

  'theme.title': 'Көрініс',
  'theme.why': 'Осы браузерде сақталады.',

  'sessions.title': 'Қай жерде кірдіңіз',
  'sessions.why': 'Танымайтын сеанстарды аяқтаңыз. 30 күн пайдаланылмаған сеанс өздігінен аяқталады.',
  'sessions.unknown_browser': 'Белгісіз құрылғы',
  'sessions.times': 'Кірген уақыты: {{begun}}, соңғы рет: {{used}}',
  'sessions.current': 'Осы сеанс',
  'sessions.end': 'Аяқтау',
  'sessions.end_label': 'Сеансты аяқтау: {{session}}',
  'sessions.ended_one': '{{count, number}} сеанс аяқталды',
  'sessions.ended_other': '{{count, number}} сеанс аяқталды',
  'sessions.end_others': 'Қалған сеанстарды аяқтау',
  'sessions.end_others_title': 'Қалған сеанстардың бәрін аяқтау керек пе?',
  'sessions.end_others_text': 'Тек осы сеанс қалады. Басқа құрылғыларда код арқылы қайта кіру керек болады.',
};
