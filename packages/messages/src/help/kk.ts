import type { help as english } from './en';
import type { Translation } from '../translation';

export const help: Translation<typeof english> = {
  title: 'Анықтама',
  close: 'Анықтаманы жабу',
  search: 'Анықтамадан іздеу',
  all: 'Барлық мақала',
  found_one: '{{count, number}} мақала',
  found_other: '{{count, number}} мақала',
  none: 'Мақала табылмады',
  none_text: 'Басқа сөздермен іздеп көріңіз немесе қолдау қызметінен сұраңыз.',
  none_visitor: 'Басқа сөздермен іздеп көріңіз.',
  write: 'Қолдау қызметіне жазу',
};
