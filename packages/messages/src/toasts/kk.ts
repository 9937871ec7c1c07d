import type { toasts as english } from './en';
import type { Translation } from '../translation';

export const toasts: Translation<typeof english> = {
  'toast.deleted': 'Жоба жойылды',
  'toast.restored': 'Жоба қайтарылды',
  'toast.duplicate': 'Жаңа жобаға көшірілді',
  'toast.archive': 'Мұрағатқа жіберілді',
  'toast.unarchive': 'Мұрағаттан шығарылды',
  'toast.raise_price': 'Жаңа тендер ретінде қайта жарияланды',
  'toast.raise_price_draft': 'Жаңа жоба дайын',
  'toast.select_option': 'Жеңімпаз таңдалды',
  'toast.approval': 'Таңдау мақұлдауды күтуде',
  'toast.approve_option': 'Таңдау мақұлданды',
  'toast.decline_award': 'Таңдау қабылданбады',
  'toast.release': 'Таңдау қайтарылды',
  'toast.cancel': 'Тендердің күші жойылды',
  'toast.extend': 'Сауда ұзартылды',
  'toast.reopen': 'Сауда қайта ашылды',
  'toast.start': 'Тиеу басталды',
  'toast.complete': 'Тапсырыс орындалды',
  'toast.fail': '«Жеткізілмеді» деп белгіленді',
};
