import type { support as english } from './en';
import type { Translation } from '../translation';

export const support: Translation<typeof english> = {
  id: 'Қолдау ID-і',
  id_hint: 'Көмек сұрағанда осыны айтыңыз',
  copy: 'Қолдау ID-ін көшіру',
  chat: 'Telegram чаты',
  no_chat: '{{name}} Telegram сілтемесін әлі көрсетпеген. Қолдау қызметіне жазыңыз.',
  manager: 'Жеке менеджеріңіз',
  write: 'Қолдау қызметіне жазу',
  requests: 'Өтініштер',
  help_center: 'Анықтама орталығы',
  help: 'Анықтама',
  opens: 'жаңа қойындыда ашылады',
  requests_summary: 'Компанияңыз қолдау қызметінен не сұрағаны және не жауап алғаны.',
  state_new: 'Әлі жазылмаған',
  state_waiting: 'Жауап күтілуде',
  state_answered: 'Жауап берілді',
  open: 'Әңгімені ашу',
  no_text: 'Мәтінсіз файлдар',
  empty_title: 'Әзірге өтініш жоқ',
  empty_text: 'Қолдау қызметіне жазыңыз: сұрақ пен жауап осында, әріптестеріңізге де көрінеді.',
  request_of: 'Қолдау қызметімен әңгіме',
  last_message: 'Соңғы хабар',
  back: 'Барлық өтініш',
};
