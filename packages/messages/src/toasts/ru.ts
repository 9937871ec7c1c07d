import type { toasts as english } from './en';
import type { SlavicTranslation } from '../translation';

export const toasts: SlavicTranslation<typeof english> = {
  'toast.deleted': 'Черновик удалён',
  'toast.restored': 'Черновик возвращён',
  'toast.duplicate': 'Скопировано в новый черновик',
  'toast.archive': 'Перенесено в архив',
  'toast.unarchive': 'Возвращено из архива',
  'toast.raise_price': 'Опубликовано заново как новый тендер',
  'toast.raise_price_draft': 'Новый черновик готов',
  'toast.select_option': 'Победитель выбран',
  'toast.approval': 'Выбор ждёт согласования',
  'toast.approve_option': 'Выбор согласован',
  'toast.decline_award': 'Выбор отклонён',
  'toast.release': 'Выбор отменён',
  'toast.cancel': 'Тендер отменён',
  'toast.extend': 'Торги продлены',
  'toast.reopen': 'Торги открыты снова',
  'toast.start': 'Погрузка началась',
  'toast.complete': 'Заказ выполнен',
  'toast.fail': 'Отмечено: не доставлено',
};
