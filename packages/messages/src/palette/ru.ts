import type { palette as english } from './en';
import type { SlavicTranslation } from '../translation';

export const palette: SlavicTranslation<typeof english> = {
  placeholder: 'Номер, название, город, страница или действие',
  results: 'Результаты',
  found_one: '{{count, number}} результат',
  found_few: '{{count, number}} результата',
  found_many: '{{count, number}} результатов',
  found_other: '{{count, number}} результата',
  searching: 'Ищем…',
  nothing: 'По запросу «{{text}}» ничего не найдено',
  failed: 'Поиск не удался',
  all: 'Все тендеры с «{{text}}»',
  'section.recent': 'Недавно открытые',
  'section.pages': 'Страницы',
  'section.actions': 'Действия',
  'section.tenders': 'Тендеры',
  'section.carriers': 'Перевозчики',
  'section.views': 'Виды',
  'key.move': 'выбрать',
  'key.open': 'открыть',
  'key.leave': 'закрыть',
  export_note: 'Список тендеров, каким он оставлен',
  'action.theme': 'Тема: {{theme}}',
  'action.language': 'Язык: {{language}}',
  'action.brand': 'Перейти в {{brand}}',
};
