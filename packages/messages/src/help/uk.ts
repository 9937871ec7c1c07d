import type { help as english } from './en';
import type { SlavicTranslation } from '../translation';

export const help: SlavicTranslation<typeof english> = {
  title: 'Довідка',
  close: 'Закрити довідку',
  search: 'Шукати в довідці',
  all: 'Усі статті',
  found_one: '{{count, number}} стаття',
  found_few: '{{count, number}} статті',
  found_many: '{{count, number}} статей',
  found_other: '{{count, number}} статті',
  none: 'Статті не знайдено',
  none_text: 'Спробуйте інші слова або запитайте підтримку.',
  none_visitor: 'Спробуйте інші слова.',
  write: 'Написати в підтримку',
};
