import type { relations as english } from './en';
import type { SlavicTranslation } from '../translation';

export const relations: SlavicTranslation<typeof english> = {
  'relation.suggested': 'Рекомендовано',
  'relation.invited': 'Запрошено',
  'relation.requested': 'Просить доступ',
  'relation.on_review': 'На перевірці',
  'relation.verified': 'Приєднався',
  'relation.checked': 'Перевірено',
  'relation.closed': 'Компанію закрито',
  'relation.suspended': 'Призупинено',
  'relation.removed': 'Вилучено',

  'lacks.not_related': 'не у вашій мережі',
  'lacks.requested': 'просить доступ',
  'lacks.on_review': 'ще не прийнято до мережі',
  'lacks.suspended': 'роботу призупинено',
  'lacks.packet': 'анкету не погоджено',
  'lacks.documents': 'документ утратить чинність до доставки',
  'lacks.insurance': 'страхова сума менша за вартість вантажу',
  'lacks.insurance_rate': 'немає курсу для валюти страхування',
};
