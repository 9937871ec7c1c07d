import type { support as english } from './en';
import type { SlavicTranslation } from '../translation';

export const support: SlavicTranslation<typeof english> = {
  id: 'ID підтримки',
  id_hint: 'Назвіть його, коли просите про допомогу',
  copy: 'Копіювати ID підтримки',
  chat: 'Чат у Telegram',
  no_chat: '{{name}} ще не має посилання Telegram. Напишіть у підтримку.',
  manager: 'Ваш менеджер',
  write: 'Написати в підтримку',
  requests: 'Звернення',
  help_center: 'Довідковий центр',
  help: 'Довідка',
  opens: 'відкриється в новій вкладці',
  requests_summary: 'Про що ваша компанія запитувала підтримку і що їй відповіли.',
  state_new: 'Ще не написано',
  state_waiting: 'Очікує відповіді',
  state_answered: 'Є відповідь',
  open: 'Відкрити розмову',
  no_text: 'Файли без тексту',
  empty_title: 'Звернень ще немає',
  empty_text: 'Напишіть у підтримку: запитання і відповідь залишаться тут, зокрема для ваших колег.',
  request_of: 'Розмова з підтримкою',
  last_message: 'Останнє повідомлення',
  back: 'Усі звернення',
};
