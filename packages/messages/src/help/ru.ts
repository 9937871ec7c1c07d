import type { help as english } from './en';
import type { SlavicTranslation } from '../translation';

export const help: SlavicTranslation<typeof english> = {
  title: 'Справка',
  close: 'Закрыть справку',
  search: 'Искать в справке',
  all: 'Все статьи',
  found_one: '{{count, number}} статья',
  found_few: '{{count, number}} статьи',
  found_many: '{{count, number}} статей',
  found_other: '{{count, number}} статьи',
  none: 'Статьи не найдены',
  none_text: 'Попробуйте другие слова или спросите поддержку.',
  none_visitor: 'Попробуйте другие слова.',
  write: 'Написать в поддержку',
};
