import type { SlavicTranslation } from '../../translation';
import type { packetErrors as english } from './en';

export const packetErrors: SlavicTranslation<typeof english> = {
  'packet.wrong-state': 'Сейчас это невозможно: состояние анкеты изменилось. Обновите страницу.',
  'packet.changed-meanwhile': 'Анкета изменилась с тех пор, как вы её открыли. Обновите страницу и проверьте её.',
  'packet.nothing-published': 'Анкеты пока нет. Подготовьте её и опубликуйте.',
  'packet.incomplete': 'Не хватает обязательных данных. Заполните отмеченное и отправьте ещё раз.',
  'packet.unknown-part': 'В анкете нет такого раздела.',
  'packet.feedback-missing': 'Напишите, что перевозчик должен исправить.',
  'packet.empty': 'Добавьте хотя бы один вопрос, документ или договор.',
  'packet.repeated-id': 'Этот элемент повторяется. Удалите один из них.',
  'packet.too-few-options': 'Добавьте не менее двух разных вариантов.',
  'packet.condition': 'Выберите предыдущий вопрос и один из его ответов.',
  'packet.unknown-question': 'В анкете больше нет этого вопроса. Обновите страницу.',
  'packet.document-expired': 'Срок действия этого документа истёк. Приложите действующий.',
  'packet.expiry-missing': 'Укажите, до какой даты действует документ.',
  'packet.amount-missing': 'Укажите сумму страхового покрытия.',
  'packet.amount-too-low': 'Страховое покрытие меньше требуемого.',
  'document.issued-after-expiry': 'Документ не может утратить силу раньше, чем выдан. Проверьте обе даты.',
  'document.other-kind': 'Здесь нужен документ другого вида.',
  'document.handed-in':
    'Этот документ уже в анкете для: {{shippers}}. Добавьте новый документ или сначала отзовите анкету.',
};
