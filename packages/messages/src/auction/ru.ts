import type { auction as english } from './en';
import type { SlavicTranslation } from '../translation';

export const auction: SlavicTranslation<typeof english> = {
  'tile.best': 'Лучшая сопоставимая',
  'tile.bids': 'Ставки / приглашено',
  'tile.answers': 'открыли {{opened}}, приняли {{accepted}}',
  'tile.target': 'Целевая',
  'tile.starting': 'Стартовая',
  'tile.book_now': 'Бронирование',
  'tile.to_target': '{{percent}} к целевой',
  'tile.step': 'шаг {{step}}',

  'chain.check': 'Проверить цепь',
  'chain.about': 'Каждая ставка и решение — звено, которое содержит предыдущее. Ваш браузер вычисляет их все заново.',
  'chain.checking': 'Проверяем…',
  'chain.intact_one': 'Цепь цела: {{count, number}} запись',
  'chain.intact_few': 'Цепь цела: {{count, number}} записи',
  'chain.intact_many': 'Цепь цела: {{count, number}} записей',
  'chain.intact_other': 'Цепь цела: {{count, number}} записи',
  'chain.contents_one': 'содержание {{count, number}} подтверждено',
  'chain.contents_few': 'содержание {{count, number}} подтверждено',
  'chain.contents_many': 'содержание {{count, number}} подтверждено',
  'chain.contents_other': 'содержание {{count, number}} подтверждено',
  'chain.broken': 'Цепь нарушена на записи {{entry}}',
  'chain.content_broken': 'Содержание записи {{entry}} не совпадает с зафиксированным',
  'chain.empty': 'До публикации нечего проверять',
  'chain.closed': 'Ставки здесь скрыты: цепь откроется после завершения торгов',

  'conflict.title': 'Ваше изменение не сохранено',
  'conflict.meanwhile': '{{what}} ({{time}}). Ниже — текущее состояние.',
  'conflict.reference': '{{status}} · {{code}} · запрос {{request}}',
};
