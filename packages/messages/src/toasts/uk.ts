import type { toasts as english } from './en';
import type { SlavicTranslation } from '../translation';

export const toasts: SlavicTranslation<typeof english> = {
  'toast.deleted': 'Чернетку видалено',
  'toast.restored': 'Чернетку повернено',
  'toast.duplicate': 'Скопійовано в нову чернетку',
  'toast.archive': 'Перенесено в архів',
  'toast.unarchive': 'Повернуто з архіву',
  'toast.raise_price': 'Опубліковано знову як новий тендер',
  'toast.raise_price_draft': 'Нова чернетка готова',
  'toast.select_option': 'Переможця обрано',
  'toast.approval': 'Вибір чекає погодження',
  'toast.approve_option': 'Вибір погоджено',
  'toast.decline_award': 'Вибір відхилено',
  'toast.release': 'Вибір скасовано',
  'toast.cancel': 'Тендер скасовано',
  'toast.extend': 'Торги подовжено',
  'toast.reopen': 'Торги відкрито знову',
  'toast.start': 'Завантаження почалося',
  'toast.complete': 'Замовлення виконано',
  'toast.fail': 'Позначено: не доставлено',
};
