import type { carrierPage as english } from './en';
import type { SlavicTranslation } from '../translation';

export const carrierPage: SlavicTranslation<typeof english> = {
  not_found: 'Перевізника не знайдено',
  not_found_text: 'Його немає у вашій мережі, або посилання неправильне.',
  to_list: 'До перевізників',
  breadcrumb: 'Де ви зараз',
  parts: 'Розділи перевізника',

  'tab.company': 'Компанія',
  'tab.contacts': 'Контакти',
  'tab.drivers': 'Водії',
  'tab.trucks': 'Вантажівки',
  'tab.trailers': 'Причепи',
  'tab.documents': 'Документи',
  'tab.questionnaire': 'Опитувальник',
  'tab.tenders': 'Тендери',
  'tab.reviews': 'Відгуки',

  'packet.not_completed': 'Анкету не заповнено',
  'packet.completed': 'Анкету заповнено',
  'packet.on_review': 'Анкета на перевірці',
  'packet.approved': 'Анкету погоджено',

  'tenders.title': 'Тендери, які виграв цей перевізник',
  'tenders.tender': 'Тендер',
  'tenders.state': 'Стан',
  'tenders.price': 'Ціна',
  'tenders.pickup': 'Завантаження',
  'tenders.no_route': 'Маршруту ще немає',
  'tenders.empty': 'Цей перевізник ще нічого не виграв',
  'tenders.empty_text': 'Коли ви оберете його переможцем тендеру, тендер з’явиться тут.',
  'tenders.open': 'До тендерів',

  'notes.title': 'Власні нотатки',
  'notes.why': 'Їх бачить лише ваша компанія',
  'notes.none': 'Нотаток ще немає',
  'notes.new': 'Нова нотатка',
  'notes.delete': 'Видалити нотатку',
  'notes.edit': 'Змінити нотатку',
  'notes.deleted': 'Нотатку видалено',
};
