import type { support as english } from './en';
import type { SlavicTranslation } from '../translation';

export const support: SlavicTranslation<typeof english> = {
  id: 'ID поддержки',
  id_hint: 'Назовите его, когда просите о помощи',
  copy: 'Скопировать ID поддержки',
  chat: 'Чат в Telegram',
  no_chat: '{{name}} ещё не имеет ссылки Telegram. Напишите в поддержку.',
  manager: 'Ваш менеджер',
  write: 'Написать в поддержку',
  requests: 'Обращения',
  help_center: 'Справочный центр',
  help: 'Справка',
  opens: 'откроется в новой вкладке',
  requests_summary: 'О чём ваша компания спрашивала поддержку и что ей ответили.',
  state_new: 'Ещё не написано',
  state_waiting: 'Ожидает ответа',
  state_answered: 'Есть ответ',
  open: 'Открыть переписку',
  no_text: 'Файлы без текста',
  empty_title: 'Обращений пока нет',
  empty_text: 'Напишите в поддержку: вопрос и ответ останутся здесь, в том числе для ваших коллег.',
  request_of: 'Переписка с поддержкой',
  last_message: 'Последнее сообщение',
  back: 'Все обращения',
};
