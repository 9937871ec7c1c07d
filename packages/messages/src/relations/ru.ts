import type { relations as english } from './en';
import type { SlavicTranslation } from '../translation';

export const relations: SlavicTranslation<typeof english> = {
  'relation.suggested': 'Рекомендован',
  'relation.invited': 'Приглашён',
  'relation.requested': 'Запрашивает доступ',
  'relation.on_review': 'На проверке',
  'relation.verified': 'Присоединился',
  'relation.checked': 'Проверен',
  'relation.closed': 'Компания закрыта',
  'relation.suspended': 'Приостановлен',
  'relation.removed': 'Исключён',

  'lacks.not_related': 'не в вашей сети',
  'lacks.requested': 'просит доступ',
  'lacks.on_review': 'ещё не принят в сеть',
  'lacks.suspended': 'работа приостановлена',
  'lacks.packet': 'анкета не согласована',
  'lacks.documents': 'документ истечёт до доставки',
  'lacks.insurance': 'страховая сумма меньше стоимости груза',
  'lacks.insurance_rate': 'нет курса для валюты страхования',
};
