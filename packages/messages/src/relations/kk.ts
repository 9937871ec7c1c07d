import type { relations as english } from './en';
import type { Translation } from '../translation';

export const relations: Translation<typeof english> = {
  'relation.suggested': 'Ұсынылған',
  'relation.invited': 'Шақырылды',
  'relation.requested': 'Қолжеткізу сұрайды',
  'relation.on_review': 'Тексерілуде',
  'relation.verified': 'Қосылды',
  'relation.checked': 'Тексерілген',
  'relation.closed': 'Компания жабылған',
  'relation.suspended': 'Тоқтатыла тұрған',
  'relation.removed': 'Шығарылған',

  'lacks.not_related': 'желіңізде жоқ',
  'lacks.requested': 'қолжеткізу сұрады',
  'lacks.on_review': 'желіге әлі қабылданбаған',
  'lacks.suspended': 'жұмыс тоқтатылған',
  'lacks.packet': 'анкета мақұлданбаған',
  'lacks.documents': 'құжаттың мерзімі жеткізуге дейін бітеді',
  'lacks.insurance': 'сақтандыру сомасы жүк құнынан аз',
  'lacks.insurance_rate': 'сақтандыру валютасының бағамы жоқ',
};
