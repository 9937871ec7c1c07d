import type { auth as english } from '../en/auth';
import type { SlavicTranslation } from '../translation';

export const auth: SlavicTranslation<typeof english> = {
  'sign_in.title': 'Вход',
  'sign_in.text': 'Пришлём код из шести цифр, пароль не нужен. Если вы здесь впервые, код откроет вашу учётную запись.',
  'sign_in.login': 'Электронная почта или телефон',
  'sign_in.phone_hint': 'Номер телефона начинается с кода страны, например {{code}}',
  'sign_in.login_missing': 'Введите электронную почту или номер телефона',
  'sign_in.send_code': 'Отправить код',
  wait: 'Слишком много попыток. Повторите через {{time}}.',

  'code.title': 'Введите код',
  'code.sent_email': 'Мы отправили шесть цифр на <login/>. Они действительны {{time}}.',
  'code.sent_sms': 'Мы отправили шесть цифр на номер <login/>. Они действительны {{time}}.',
  'code.resend_in': 'Код не пришёл? Отправить ещё раз можно через <time/>.',
  'code.resend': 'Отправить новый код',
  'code.resent': 'Отправили новый код; прежний больше не действует.',
  'code.spam': 'Проверьте и папку со спамом.',
  'code.sign_in': 'Войти',
  'code.use_another': 'Другая почта или телефон',

  'transfer.title': 'Выполняем вход…',
  'transfer.failed': 'Эта ссылка больше не действует',
  'transfer.by_code': 'Войти по коду',

  'onboarding.title': 'Первые шаги',
  'onboarding.step': 'Шаг {{step}} из {{total}}',
  'onboarding.person_title': 'Как вас зовут?',
  'onboarding.person_text': 'Ваше имя увидят коллеги и партнёры рядом с вашими действиями.',
  'onboarding.brand_title': 'Ваша компания',
  'onboarding.brand_text':
    'От её имени публикуются ваши тендеры. Вы станете её владельцем и сможете пригласить коллег.',
  'onboarding.start': 'Начать',
};
