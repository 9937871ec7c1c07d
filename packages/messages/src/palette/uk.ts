import type { palette as english } from './en';
import type { SlavicTranslation } from '../translation';

export const palette: SlavicTranslation<typeof english> = {
  placeholder: 'Номер, назва, місто, сторінка чи дія',
  results: 'Результати',
  found_one: '{{count, number}} результат',
  found_few: '{{count, number}} результати',
  found_many: '{{count, number}} результатів',
  found_other: '{{count, number}} результату',
  searching: 'Шукаємо…',
  nothing: 'За запитом «{{text}}» нічого не знайдено',
  failed: 'Пошук не вдався',
  all: 'Усі тендери з «{{text}}»',
  'section.recent': 'Нещодавно відкриті',
  'section.pages': 'Сторінки',
  'section.actions': 'Дії',
  'section.tenders': 'Тендери',
  'section.carriers': 'Перевізники',
  'section.views': 'Вигляди',
  'key.move': 'вибрати',
  'key.open': 'відкрити',
  'key.leave': 'закрити',
  export_note: 'Список тендерів, яким його залишено',
  'action.theme': 'Тема: {{theme}}',
  'action.language': 'Мова: {{language}}',
  'action.brand': 'Перейти до {{brand}}',
};
