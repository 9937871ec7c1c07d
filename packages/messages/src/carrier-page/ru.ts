import type { carrierPage as english } from './en';
import type { SlavicTranslation } from '../translation';

export const carrierPage: SlavicTranslation<typeof english> = {
  not_found: 'Перевозчик не найден',
  not_found_text: 'Его нет в вашей сети, или ссылка неверна.',
  to_list: 'К перевозчикам',
  breadcrumb: 'Где вы сейчас',
  parts: 'Разделы перевозчика',

  'tab.company': 'Компания',
  'tab.contacts': 'Контакты',
  'tab.drivers': 'Водители',
  'tab.trucks': 'Грузовики',
  'tab.trailers': 'Прицепы',
  'tab.documents': 'Документы',
  'tab.questionnaire': 'Опросник',
  'tab.tenders': 'Тендеры',
  'tab.reviews': 'Отзывы',

  'packet.not_completed': 'Анкета не заполнена',
  'packet.completed': 'Анкета заполнена',
  'packet.on_review': 'Анкета на проверке',
  'packet.approved': 'Анкета согласована',

  'tenders.title': 'Тендеры, которые выиграл этот перевозчик',
  'tenders.tender': 'Тендер',
  'tenders.state': 'Состояние',
  'tenders.price': 'Цена',
  'tenders.pickup': 'Загрузка',
  'tenders.no_route': 'Маршрута ещё нет',
  'tenders.empty': 'Этот перевозчик ещё ничего не выиграл',
  'tenders.empty_text': 'Когда вы выберете его победителем тендера, тендер появится здесь.',
  'tenders.open': 'К тендерам',

  'notes.title': 'Свои заметки',
  'notes.why': 'Их видит только ваша компания',
  'notes.none': 'Заметок ещё нет',
  'notes.new': 'Новая заметка',
  'notes.delete': 'Удалить заметку',
  'notes.edit': 'Изменить заметку',
  'notes.deleted': 'Заметка удалена',
};
