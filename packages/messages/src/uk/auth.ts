import type { auth as english } from '../en/auth';
import type { SlavicTranslation } from '../translation';

export const auth: SlavicTranslation<typeof english> = {
  'sign_in.title': 'Вхід',
  'sign_in.text':
    'Надішлемо код із шести цифр, пароль не потрібен. Якщо ви тут уперше, код відкриє ваш обліковий запис.',
  'sign_in.login': 'Електронна пошта або телефон',
  'sign_in.phone_hint': 'Номер телефону починається з коду країни, наприклад {{code}}',
  'sign_in.login_missing': 'Введіть електронну пошту або номер телефону',
  'sign_in.send_code': 'Надіслати код',
  wait: 'Забагато спроб. Спробуйте ще раз через {{time}}.',

  'code.title': 'Введіть код',
  'code.sent_email': 'Ми надіслали шість цифр на <login/>. Вони дійсні {{time}}.',
  'code.sent_sms': 'Ми надіслали шість цифр на номер <login/>. Вони дійсні {{time}}.',
  'code.resend_in': 'Не отримали код? Надіслати ще раз можна через <time/>.',
  'code.resend': 'Надіслати новий код',
  'code.resent': 'Надіслали новий код; попередній більше не діє.',
  'code.spam': 'Перевірте також теку зі спамом.',
  'code.sign_in': 'Увійти',
  'code.use_another': 'Інша пошта або телефон',

  'transfer.title': 'Виконуємо вхід…',
  'transfer.failed': 'Це посилання більше не діє',
  'transfer.by_code': 'Увійти за кодом',

  'onboarding.title': 'Перші кроки',
  'onboarding.step': 'Крок {{step}} з {{total}}',
  'onboarding.person_title': 'Як вас звати?',
  'onboarding.person_text': 'Ваше ім’я бачитимуть колеги та партнери поруч із вашими діями.',
  'onboarding.brand_title': 'Ваша компанія',
  'onboarding.brand_text': 'Від її імені публікуються ваші тендери. Ви станете її власником і зможете запросити колег.',
  'onboarding.start': 'Почати',
};
